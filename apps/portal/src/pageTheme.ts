import { watchTheme } from '@trade-portal/theme'

/** Derives the theme for the page itself, which is the portal's own: what stands around the widgets takes its colours from it. */
export function watchPageTheme() {
  watchTheme(document.documentElement)
}
