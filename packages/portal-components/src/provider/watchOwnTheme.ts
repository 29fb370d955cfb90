import { copyTheme, describeReport, watchTheme } from '@trade-portal/theme'
import type { SchemeChoice, ThemeReport } from '@trade-portal/theme'

/** Derives the theme at its own root and gives it to what floats, now and whenever it changes. @returns a function that stops it. */
export function watchOwnTheme(root: HTMLElement, overlays: HTMLElement | null, scheme: SchemeChoice) {
  const onApply = () => overlays && copyTheme(root, overlays)
  return watchTheme(root, { scheme, onReport: tell, onApply })
}

/** A colour that had to be mended is the merchant's to know, in whichever build they try it. */
function tell(report: ThemeReport) {
  for (const line of describeReport(report)) console.warn(line)
}
