import type { ElementDoc } from '../manifest/elementDocs'
import { pages } from '../manifest/sharedAttributes'

/** The table of the elements in docs/embed.md, in Markdown. */
export function elementsTable(docs: Readonly<Record<string, ElementDoc>>): string {
  const rows = Object.entries(docs).map(([name, { about, attributes = {} }]) => [
    `\`<trade-${name}>\``,
    about,
    Object.keys(attributes)
      .map((attribute) => `\`${attribute}\``)
      .join(', '),
  ])
  return table(['element', 'shows', 'attributes'], rows)
}

/** The table of the attributes of `<trade-portal>`. */
export function portalTable(docs: Readonly<Record<string, string>>): string {
  return table(
    ['attribute', 'says'],
    Object.entries(docs).map(([name, about]) => [`\`${name}\``, about]),
  )
}

/** The table of the attributes that name pages of the host's. */
export function pagesTable(): string {
  return table(
    ['attribute', 'in place of'],
    Object.entries(pages).map(([name, path]) => [`\`${name}\``, `\`${path}\``]),
  )
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '-'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
