import { describeReport, watchTheme } from '@trade-portal/theme'

/** Derives the theme for the whole page: the widgets and the shell inherit it. */
export function watchPageTheme() {
  watchTheme(document.documentElement, {
    // Merchants read about corrected colours in every build.
    onReport: (report) => describeReport(report).forEach((line) => console.warn(line)),
  })
}
