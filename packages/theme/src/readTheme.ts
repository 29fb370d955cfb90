/** A merchant's style variables as a stylesheet has them, by their names. */
export type Variables = ReadonlyMap<string, string>

export interface WrittenTheme {
  light: Variables
  dark: Variables
  /** The addresses of fonts. */
  fonts: readonly string[]
}

interface Declaration {
  name: string
  value: string
  /** The selectors and at-rules around it, the outermost first. */
  around: readonly string[]
}

/**
 * Reads the style variables of a stylesheet for the page's root, in both schemes. Needs no DOM.
 *
 * @param url the stylesheet's own address, to resolve those of its fonts; without it only absolute ones are listed.
 */
export function readTheme(css: string, url?: string): WrittenTheme {
  const declarations = declarationsIn(css.replace(/\/\*[^]*?\*\//g, ''))
  const variables = declarations.filter(({ name }) => name.startsWith('--trade-'))
  const light = variables.filter((one) => schemeOf(one) !== 'dark')
  // A variable of the light scheme does not apply to the dark one.
  const dark = variables.filter((one) => schemeOf(one) !== 'light')
  return { light: mapOf(light), dark: mapOf(dark), fonts: fontsIn(declarations, url) }
}

const mapOf = (declarations: readonly Declaration[]): Variables =>
  new Map(declarations.map(({ name, value }) => [name, value]))

function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = []
  const around: string[] = []
  let text = ''
  for (const [part] of css.matchAll(PARTS)) {
    if (part === '{') around.push(text.trim())
    else if (part === ';' || part === '}') {
      const [, name, value] = /^\s*([\w-]+)\s*:([^]*)$/.exec(text) ?? []
      if (name && value !== undefined) {
        found.push({ name, value: value.replace(/!\s*important\s*$/, '').trim(), around: [...around] })
      }
      if (part === '}') around.pop()
    } else {
      text += part
      continue
    }
    text = ''
  }
  return found
}

/** Marks, texts in quotes, addresses, and whatever lies between them. */
const PARTS = /[{};]|"[^"]*"|'[^']*'|url\([^"')]*\)|[^{};"'u]+|[^]/g

/** The scheme that a declaration is for, or `both`. */
function schemeOf({ around }: Declaration): 'light' | 'dark' | 'both' {
  const plain = around.map((prelude) => prelude.replace(/:not\([^)]*\)/g, ''))
  if (plain.some((prelude) => /prefers-color-scheme:\s*dark/.test(prelude))) return 'dark'
  if (plain.some((prelude) => /prefers-color-scheme:\s*light/.test(prelude))) return 'light'
  const schemes = plain
    .at(-1)
    ?.split(',')
    .map((selector) => /\[data-trade-scheme=["']?(\w+)/.exec(selector)?.[1])
  if (schemes?.every((scheme) => scheme === 'dark')) return 'dark'
  return schemes?.every((scheme) => scheme !== undefined) ? 'light' : 'both'
}

function fontsIn(declarations: readonly Declaration[], url?: string): string[] {
  return declarations
    .filter(({ name, around }) => name === 'src' && around.at(-1)?.startsWith('@font-face'))
    .flatMap(({ value }) => [...value.matchAll(/url\(\s*["']?([^"')]+)/g)])
    .flatMap(([, address = '']) => (URL.canParse(address, url) ? [new URL(address, url).href] : []))
}
