import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'

export const teamGrid = {
  name: 'TeamGrid',
  summary: 'The merchant’s team: samples to replace',
  routes: [{ path: '/team', about: 'the team; no menu leads here', isUnlinked: true }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A card for each person with links to e-mail and call',
    do: 'Replace the samples.',
    dont: 'Ship the samples to customers.',
  },
  absences: {
    readsSession: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
