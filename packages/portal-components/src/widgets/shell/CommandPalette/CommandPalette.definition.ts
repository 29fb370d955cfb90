import type { WidgetDefinition } from '../../WidgetDefinition'

export const commandPalette = {
  name: 'CommandPalette',
  summary: 'A search of pages, products and orders by Control or Command with K',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A dialog with one field and what it finds, by kind',
    keyboard: 'Control or Command with K opens it; arrows choose, Enter goes there, Escape closes.',
    do: 'Put it once in a shell that owns the page.',
    dont: 'Put it on somebody else’s page, whose keys it would take.',
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
