import type { WidgetDefinition } from '../../WidgetDefinition'
import type { KeyboardShortcutsProps } from './KeyboardShortcuts'

export const keyboardShortcuts = {
  name: 'KeyboardShortcuts',
  summary: 'A list of the page’s keys, opened by ?',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A dialog with the keys of the page',
    keyboard: '? opens it, Escape closes it.',
    do: 'Put it once in a shell that owns the page.',
    dont: 'Put it on a foreign page.',
  },
  absences: {
    opensByKeys: [
      'default',
      'loading',
      'empty',
      'refused',
      'offline',
      'slow',
      'longNames',
      'hugeNumbers',
      'narrow',
      'taxRegion',
      'pricesHidden',
      'signedOut',
      'rightToLeft',
    ],
  },
} as const satisfies WidgetDefinition<KeyboardShortcutsProps>
