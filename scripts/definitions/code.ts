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

/** Returns the lines that export the widgets of an entry of the package. */
export function exportsOf(isOfHost: boolean): string {
  return definitions
    .filter((widget) => (widget.isOfHost ?? false) === isOfHost)
    .map((widget) => {
      const type = hasProps(widget) ? `, type ${widget.name}Props` : ''
      return `export { ${widget.name}${type} } from './${fileOf(widget)}'\n`
    })
    .join('')
}

/** context/routes.ts: the roots of all addresses, with their rules and menus. */
export function routesFile(): string {
  const linked = allRoutes.filter(({ route }) => !route.isUnlinked)
  const roots = Map.groupBy(linked, ({ route }) => rootOf(route.path))
  const rules = [...roots].flatMap(([path, routes]) => {
    const said = routes.map(
      // JSON drops the undefined ones.
      ({ route: { entry, settings, goesByPriceBook } }) =>
        JSON.parse(literal({ entry, settings, goesByPriceBook })) as object,
    )
    const rule: object = Object.assign({}, ...said)
    return Object.keys(rule).length > 0 ? [`  ${literal(path)}: ${literal(rule)},\n`] : []
  })
  const menu = (name: string) =>
    linked.flatMap(({ route: { path, menu, label } }) =>
      menu === name ? [literal({ to: path, word: label })] : [],
    )
  const bottomLinks = linked.flatMap(({ route: { path, bottomLink } }) =>
    bottomLink === undefined ? [] : [`${literal(bottomLink)}: ${literal(path)}`],
  )
  return `${mark}import type { Settings } from '@trade-portal/fluid-sdk'

/**
 * The roots of the addresses that widgets link to. A host has a page at each root its widgets use, or gives another address
 * for it by \`hrefFor\`; docs/routes.md describes the pages.
 */
export const portalPaths = ${literals([...roots.keys()])} as const

type Root = (typeof portalPaths)[number]

/** A route of the portal: one of \`portalPaths\`, an address under one of them, or an address known to the host alone. */
export type PortalPath = Root | \`\${Root}/\${string}\` | \`\${Root}?\${string}\` | (string & {})

/** The conditions for an address: an entry of the top bar, settings, the customer's price book. */
export interface RouteRule {
  /** The entry of the top bar that must be enabled, or several of which at least one must be. */
  entry?: string | readonly string[]
  /** The settings that must be on. */
  settings?: readonly (keyof Settings)[]
  /** The merchant must make price books for the customer. */
  goesByPriceBook?: boolean
}

/** The rules of conditional addresses, by their roots. */
export const rules: Partial<Record<string, RouteRule>> = {\n${rules.join('')}}

/** The addresses of the menus, with the names of their labels in messages/shell. */
export const menus = { bar: [${menu('bar')}], account: [${menu('account')}] } as const

/** The addresses that an entry at the foot of each page leads to, by its type. */
export const bottomLinks: Partial<Record<string, string>> = { ${bottomLinks} }
`
}

/** manifest/elements.ts: the facts of elements, for the loader and the doctor. */
export function elementsFile(): string {
  const all = [
    ...definitions.flatMap((widget) =>
      widget.element
        ? [
            {
              ...widget,
              name: widget.element,
              attributes: Object.keys(attributesOf(widget)),
              properties: undefined,
            },
          ]
        : [],
    ),
    ...Object.entries(otherElements).map(([name, { attributes = {}, isSmall, properties }]) => ({
      name,
      attributes: Object.keys(attributes),
      properties,
      isSmall,
      isModal: undefined,
    })),
  ]
  const rows = all.map(({ name, attributes, properties, isModal }) => {
    const facts = { attributes: attributes.length > 0 ? attributes : undefined, properties, isModal }
    return `  ${literal(name)}: ${literal(facts)},\n`
  })
  const small = all.flatMap(({ name, isSmall }) => (isSmall ? [name] : []))
  const pages = allRoutes
    .filter(({ route }) => route.pageAttribute)
    .map(({ route }) => `  ${literal(route.pageAttribute)}: ${literal(rootOf(route.path))},\n`)
  return `${mark}import type { ElementFacts } from './ElementFacts'

/** All elements, by their names after \`trade-\`. */
export const elements = {\n${rows.join('')}} as const satisfies Record<string, ElementFacts>

/** The elements that take one line of a page or none, and reserve no height. */
export const smallElements: readonly string[] = ${literals(small)}

/** The attributes for the host's own pages, with the portal's address that each replaces. */
export const pages: Readonly<Record<string, string>> = {\n${pages.join('')}}

/** Attributes of every element. An element without them uses its portal's. */
export const sharedAttributes: readonly string[] = [...Object.keys(pages), 'portal-url', 'prices']
`
}

/** elements/views.ts: the code of each element. */
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
/** The code of each element: a separate view, or a widget that takes its params directly. */
export const views = {\n${[...rows, ...others].join('')}} as const
`
}

/** pages/params.ts: how the texts of attributes and addresses become props. */
export function paramsFile(): string {
  const rows = definitions.flatMap((widget) => {
    const params = paramsOf(widget).map(({ prop, attribute, param: { about: _, kind, ...param } }) => {
      const isOfPath = widget.routes?.some(
        ({ path, given = {} }) => path.includes(`/:${attribute}`) || attribute in given,
      )
      const facts = {
        ...param,
        attribute: attribute === prop ? undefined : attribute,
        kind: kind === 'text' ? undefined : kind,
        isOfPath: isOfPath || undefined,
      }
      return `${prop}: ${literal(facts)}`
    })
    return params.length > 0 ? [`  ${widget.name}: { ${params.join(', ')} },\n`] : []
  })
  return `${mark}import type { PageParam } from './Page'

/** The params of each widget, by the names of its props. */
export const widgetParams: Readonly<Record<string, Readonly<Record<string, PageParam>>>> = {\n${rows.join('')}}
`
}

/** Returns the segments of a path that have a kind, each with its kind. */
function kindsOf(widget: WidgetDefinition, path: string) {
  const kinds = paramsOf(widget).flatMap(({ attribute, param: { kind } }) =>
    path.includes(`/:${attribute}`) && kind !== 'text' ? [[attribute, kind]] : [],
  )
  return kinds.length > 0 ? (Object.fromEntries(kinds) as object) : undefined
}

/** pages/pages.ts: the addresses of the portal that show a single widget. */
export function pagesFile(): string {
  const rows = allRoutes.flatMap(({ widget, route: { path, isForVisitors, isOwnPage } }) => {
    const facts = literal({ path, name: widget.name, kinds: kindsOf(widget, path), isForVisitors })
    return isOwnPage ? [] : [`  ${facts.slice(0, -1)}, load: () => import('../${fileOf(widget)}') },\n`]
  })
  return `${mark}import type { WidgetPage } from './Page'

/** The addresses of the portal that show a single widget. The more specific of two comes first. */
export const pages: readonly WidgetPage[] = [\n${rows.join('')}]
`
}

/** elements/elementPages.ts: the addresses that an element can show. */
export function elementPagesFile(): string {
  const rows = allRoutes.flatMap(({ widget, route: { path, given } }) =>
    widget.element
      ? [
          `  ${literal({ path, name: widget.name, element: widget.element, kinds: kindsOf(widget, path), given })},\n`,
        ]
      : [],
  )
  return `${mark}import type { ElementName } from './elementDefinitions'
import type { Page } from '../pages/Page'

/** An address of the portal, shown by an element. */
export interface ElementPage extends Page {
  element: ElementName
  /** Attributes implied by the address. */
  given?: Readonly<Record<string, string>>
}

/** The addresses of the portal that an element can show. The more specific of two comes first. */
export const elementPages: readonly ElementPage[] = [\n${rows.join('')}]
`
}
