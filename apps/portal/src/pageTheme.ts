import { describeReport, watchTheme } from '@trade-portal/theme'

/** Derives the theme for the page, which is the portal's own: the widgets inherit it, and what stands around them. */
export function watchPageTheme() {
  watchTheme(document.documentElement, {
    // A colour that had to be mended is the merchant's to know, in whichever build they try it.
    onReport: (report) => describeReport(report).forEach((line) => console.warn(line)),
  })
}
