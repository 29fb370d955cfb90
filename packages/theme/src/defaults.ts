import { token } from './tokens'
import { merchantVariables, type MerchantVariable } from './variables'

/** The light scheme's values: the defaults of the tokens, so that applying the theme changes nothing. */
export const lightDefaults = Object.fromEntries(
  merchantVariables.map((variable) => [variable, behind(variable)]),
) as Record<MerchantVariable, string>

/** The dark scheme's values when a merchant has set none for it. */
export const darkDefaults: Record<MerchantVariable, string> = {
  '--trade-surface': '#131613',
  '--trade-surface-raised': '#1b1f1c',
  '--trade-surface-sunken': '#0e110f',
  '--trade-text': '#eceeea',
  '--trade-text-muted': '#a2aaa4',
  '--trade-border': '#2f3531',
  '--trade-border-strong': '#6f7872',
  '--trade-interaction-primary-background': '#59b47d',
  '--trade-interaction-secondary-hyperlink': '#7dbce6',
  '--trade-masthead-background': '#0e1c13',
  '--trade-focus': '#7dbce6',
  '--trade-accent': '#f0b429',
  '--trade-positive': '#7cc99a',
  '--trade-caution': '#e6b566',
  '--trade-critical': '#f0968c',
  '--trade-info': '#7dbce6',
}

export const darkShadow = '0 12px 32px rgb(0 0 0 / 0.6)'

/** Returns the default of a variable in its token's text. */
export function behind(variable: string): string {
  const found = Object.values(token.color).find((text) => text.startsWith(`var(${variable},`))
  if (!found) throw new Error(`No token uses ${variable}.`)
  return found.slice(`var(${variable},`.length, -1).trim()
}
