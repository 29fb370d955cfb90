import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'

export const configurationCard = {
  name: 'ConfigurationCard',
  summary: 'The merchant’s configuration, for those who set a portal up',
  routes: [{ path: '/configuration', about: 'the configuration; no menu leads here', isUnlinked: true }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Facts of the merchant’s configuration',
    do: 'Show it to those who set a portal up.',
    dont: 'Lead customers to it.',
  },
  absences: {
    readsSession: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
