import { definitions } from '../../packages/portal-components/src/widgets/definitions.ts'
import { otherElements } from '../../packages/portal-components/src/manifest/otherElements.ts'
import { attributesOf, paramsOf } from '../../packages/portal-components/src/widgets/elementDocs.ts'
import type {
  WidgetDefinition,
  WidgetRoute,
} from '../../packages/portal-components/src/widgets/WidgetDefinition.ts'
import { fileOf, hasProps, viewOf } from './sources.ts'

const mark = '// Written by `pnpm definitions` from the widgets’ definitions.\n'

const literal = (value: unknown) => JSON.stringify(value)
const literals = (values: readonly string[]) => `[${values.map(literal).join(', ')}]`

/** All routes, each with its widget. */
export const allRoutes = definitions.flatMap((widget) =>
  (widget.routes ?? []).map((route): { widget: WidgetDefinition; route: WidgetRoute } => ({ widget, route })),
)

/** `/orders` of `/orders/:id`. */
const rootOf = (path: string) => path.replace(/(.)\/[:*].*$/, '$1').replace(/^(\/[^/]+)\/.*$/, '$1')

/** Lines that export the widgets of an entry of the package. */
export function exportsOf(isOfHost: boolean): string {
  return definitions
    .filter((widget) => (widget.isOfHost ?? false) === isOfHost)
    .map((widget) => {
      const type = hasProps(widget) ? `, type ${widget.name}Props` : ''
      return `export { ${widget.name}${type} } from './${fileOf(widget)}'\n`
    })
    .join('')
}

/** context/routes.ts: the roots of all addresses, with what switches them off and what leads to them. */
export function routesFile(): string {
  const linked = allRoutes.filter(({ route }) => !route.isUnlinked)
  const roots = Map.groupBy(linked, ({ route }) => rootOf(route.path))
  const rows = [...roots].map(([path, routes]) => {
    const said = routes.map(({ route: { entry, settings, goesByPriceBook, menu, label, bottomLink } }) =>
      Object.fromEntries(
        Object.entries({ entry, settings, goesByPriceBook, menu, label, bottomLink }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
    )
    return `  ${literal({ path, ...Object.assign({}, ...said) })},\n`
  })
  return `${mark}
/** The roots of the addresses that widgets lead to, with what the merchant can switch each off by and which menus name it. */
export const routes = [\n${rows.join('')}] as const
`
}

/** manifest/elements.ts: what the loader and the doctor know of elements. */
export function elementsFile(): string {
  const rows = definitions
    .filter(({ element }) => element)
    .map((widget) => {
      const attributes = literals(Object.keys(attributesOf(widget)))
      const flags = `${widget.isModal ? ', isModal: true' : ''}${widget.isSmall ? ', isSmall: true' : ''}`
      return `  ${literal(widget.element)}: { attributes: ${attributes}${flags} },\n`
    })
  const others = Object.entries(otherElements).map(
    ([name, { about: _, attributes = {}, ...facts }]) =>
      `  ${literal(name)}: ${literal({ attributes: Object.keys(attributes), ...facts })},\n`,
  )
  const pages = allRoutes
    .filter(({ route }) => route.pageAttribute)
    .map(({ route }) => `  ${literal(route.pageAttribute)}: ${literal(rootOf(route.path))},\n`)
  return `${mark}
/** All elements, by their names after \`trade-\`. */
export const elements = {\n${[...rows, ...others].join('')}} as const

/** Attributes that name a page of the host's for an address of the portal. */
export const pages: Readonly<Record<string, string>> = {\n${pages.join('')}}
`
}

/** elements/views.ts: where the code of each element is. */
export function viewsFile(): string {
  const rows = definitions.flatMap((widget) => {
    if (!widget.element) return []
    const view = viewOf(widget.element)
    const load = view
      ? `() => import('./views/${view}')`
      : `{ name: ${literal(widget.name)}, widget: () => import('../${fileOf(widget)}') }`
    return [`  ${literal(widget.element)}: ${load},\n`]
  })
  const others = Object.keys(otherElements).map(
    (element) => `  ${literal(element)}: () => import('./views/${viewOf(element)}'),\n`,
  )
  return `${mark}
/** The code of each element: a view of its own, or a widget that takes its params as they are. */
export const views = {\n${[...rows, ...others].join('')}} as const
`
}

/** pages/params.ts: how texts that an attribute or an address keeps become props. */
export function paramsFile(): string {
  const rows = definitions.flatMap((widget) => {
    const params = paramsOf(widget).map(({ prop, attribute, param: { about: _, ...param } }) => {
      const isOfPath = widget.routes?.some(
        ({ path, given = {} }) => path.includes(`/:${attribute}`) || attribute in given,
      )
      return `${prop}: ${literal({ attribute, ...param, isOfPath: isOfPath || undefined })}`
    })
    return params.length > 0 ? [`  ${widget.name}: { ${params.join(', ')} },\n`] : []
  })
  return `${mark}import type { PageParam } from './PageParam'

/** The params of each widget, by the names of its props. */
export const widgetParams: Readonly<Record<string, Readonly<Record<string, PageParam>>>> = {\n${rows.join('')}}
`
}

/** pages/pages.ts: the addresses with a widget each. */
export function pagesFile(): string {
  const rows = allRoutes.map(({ widget, route: { path, given, isForVisitors, isOwnPage } }) => {
    const said = literal({ path, name: widget.name, element: widget.element, given, isForVisitors })
    const load = isOwnPage ? '' : `, load: () => import('../${fileOf(widget)}')`
    return `  ${said.slice(0, -1)}${load} },\n`
  })
  return `${mark}import type { Page } from './Page'

/** The addresses of the portal that show a widget, the more special of two first. */
export const pages: readonly Page[] = [\n${rows.join('')}]
`
}
