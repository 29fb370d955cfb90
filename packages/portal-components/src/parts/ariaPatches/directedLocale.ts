import type { Direction } from '../useDirection'

/**
 * Returns a locale whose script has the given direction. React Aria places menus and handles arrow keys by the script
 * of the locale, and not by the direction of the page. Only for content without dates and figures, whose formats would
 * change.
 */
export function directedLocale(direction: Direction, locale: string) {
  return direction === 'rtl' ? new Intl.Locale(locale, { script: 'Arab' }).toString() : locale
}
