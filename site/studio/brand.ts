import { merchantVariables, readTheme } from '@trade-portal/theme'
import type { MerchantVariable, ThemeVariable } from '@trade-portal/theme'

/** Type, corners and spaces, as set by a merchant. */
export const measures = [
  '--trade-font-family',
  '--trade-font-size',
  '--trade-radius',
  '--trade-density',
] as const

export type Measure = (typeof measures)[number]

/** A merchant's variables as text; omitted ones have a default. */
export type Brand = Partial<Record<MerchantVariable | Measure, string>>

const colors: readonly string[] = merchantVariables
const known = new Set<string>([...merchantVariables, ...measures])

/** Writes a brand as the `theme.css` of a portal. Its dark scheme derives from the light one. */
export function toThemeCss(brand: Brand): string {
  const set = Object.entries(brand).filter(([, value]) => value !== '')
  const block = (selector: string, wanted: (variable: string) => boolean) => {
    const lines = set.filter(([variable]) => wanted(variable)).map(([name, value]) => `  ${name}: ${value};`)
    return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}\n` : ''
  }
  const light = ":root,\n[data-trade-scheme='light'],\n[data-trade-scheme='contrast']"
  return [
    block(':root', (variable) => !colors.includes(variable)),
    block(light, (variable) => colors.includes(variable)),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Reads a brand from a `theme.css`: the merchant's variables of its light scheme. */
export function brandOf(css: string): Brand {
  return Object.fromEntries([...readTheme(css).light].filter(([name]) => known.has(name))) as Brand
}

/** Returns a brand as text for the page's address. */
export function toHash(brand: Brand): string {
  const set = Object.entries(brand).filter(([, value]) => value !== '')
  return new URLSearchParams(set.map(([name, value]) => [name.replace('--trade-', ''), value])).toString()
}

/** Reads a brand from the page's address, and ignores unknown names. */
export function fromHash(hash: string): Brand {
  // The address may come from somebody else: it can set values, but not add CSS rules.
  const pairs = [...new URLSearchParams(hash.replace(/^#/, ''))].map(([name, value]) => [
    `--trade-${name}`,
    value,
  ])
  return Object.fromEntries(
    pairs.filter(([name = '', value = '']) => known.has(name) && isValue(value)),
  ) as Brand
}

/** Returns a brand's variables, as `deriveTheme` reads them. Derived ones are never set here. */
export function readerOf(brand: Brand): (variable: ThemeVariable) => string {
  return (variable) => (brand as Partial<Record<string, string>>)[variable] ?? ''
}

/** Returns true if a text is a value for a single declaration, and fetches nothing. */
function isValue(text: string): boolean {
  return !/[;{}<>\\]|url\(|\/\*/i.test(text)
}
