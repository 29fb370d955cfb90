import type { WidgetDefinition } from '../../WidgetDefinition'

export const commandPalette = {
  name: 'CommandPalette',
  summary: 'A search of pages, products and orders, opened by Ctrl or Command with K',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A dialog with one field and grouped results',
    keyboard: 'Ctrl or Command with K opens it; arrows highlight, Enter opens, Escape closes.',
    do: 'Put it once in a shell that owns the page.',
    dont: 'Put it on a foreign page, whose keys it would take over.',
  },
  absences: {
    searchesByKeys: [
      'default',
      'loading',
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
} as const satisfies WidgetDefinition
