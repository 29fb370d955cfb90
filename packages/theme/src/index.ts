export { token } from './tokens'
export { applyTheme, describeReport, withdrawTheme, type ThemeOptions, type ThemeReport } from './applyTheme'
export { copyTheme } from './copyTheme'
export { sides } from './tokens'
export { watchTheme, type WatchThemeOptions } from './watchTheme'
export { deriveTheme, type DerivedTheme, type Scheme } from './deriveTheme'
export { contrastPairs, leastContrast, type ContrastPair } from './contrastPairs'
export { readTheme, type WrittenTheme } from './readTheme'
export type { ThemeMend, UnreadableColor } from './palette'
export { schemeAttribute, type SchemeChoice } from './scheme'
export { themeStyles } from './themeStyles'
export { contrast, mend } from './contrast'
export { hyperlinkHover, mastheadHover, primaryVariants } from './derive'
export {
  derivedVariables,
  merchantVariables,
  type ColorVariable,
  type MerchantVariable,
  type ThemeVariable,
} from './variables'
