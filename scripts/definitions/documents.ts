import { otherElements, portalDocs } from '../../packages/portal-components/src/manifest/otherElements.ts'
import { definitions } from '../../packages/portal-components/src/widgets/definitions.ts'
import { attributesOf } from '../../packages/portal-components/src/widgets/elementDocs.ts'
import { allRoutes } from './code.ts'
import { propsOf } from './sources.ts'

const code = (text: string) => `\`${text}\``
const codes = (texts: readonly string[]) => texts.map(code).join(', ')

/** The tables of the documentation's pages, between `<!-- table: name -->` and `<!-- /table -->`. */
export const tables: Readonly<Record<string, () => string>> = {
  widgets: () =>
    table(
      ['widget', 'what it shows', 'props'],
      definitions
        .filter(({ isOfHost }) => !isOfHost)
        .map((widget) => [code(widget.name), widget.summary, codes(propsOf(widget)) || '–']),
    ),
  elements: () =>
    table(
      ['element', 'shows', 'attributes'],
      [
        ...definitions.flatMap((widget) =>
          widget.element
            ? [[widget.element, widget.summary, Object.keys(attributesOf(widget)), widget.isModal] as const]
            : [],
        ),
        ...Object.entries(otherElements).map(
          ([name, { about, attributes = {} }]) => [name, about, Object.keys(attributes), undefined] as const,
        ),
      ].map(([name, about, attributes, isModal]) => [
        code(`<trade-${name}>`),
        isModal ? `${about}, while \`open\` is set` : about,
        codes([...attributes, ...(isModal ? ['open'] : [])]),
      ]),
    ),
  portal: () =>
    table(
      ['attribute', 'meaning'],
      Object.entries(portalDocs).map(([name, about]) => [code(name), about]),
    ),
  pages: () =>
    table(
      ['attribute', 'in place of'],
      allRoutes.flatMap(({ route }) =>
        route.pageAttribute ? [[code(route.pageAttribute), code(route.path.replace(/(.)\/:.*$/, '$1'))]] : [],
      ),
    ),
  routes: () =>
    table(
      ['address', 'widget', 'what it shows'],
      allRoutes.map(({ widget, route: { path, about } }) => [code(path), code(widget.name), about]),
    ),
}

/** Returns the page with its tables written again. */
export function withTables(page: string): string {
  return page.replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- \/table -->)/g,
    (_, start: string, name: string, end: string) => {
      const write = tables[name]
      if (!write) throw new Error(`No table is called ${name}`)
      return `${start}\n${write()}\n\n${end}`
    },
  )
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '-'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
