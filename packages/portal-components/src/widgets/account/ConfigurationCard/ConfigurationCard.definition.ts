import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'

export const configurationCard = {
  name: 'ConfigurationCard',
  summary: 'The merchant’s configuration, for setting up a portal',
  routes: [{ path: '/configuration', about: 'the configuration; no menu leads here', isUnlinked: true }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Values of the merchant’s configuration',
    do: 'Show it to the people who set up the portal.',
    dont: 'Link customers to it.',
  },
  absences: {
    readsSession: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
