import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'

export const teamGrid = {
  name: 'TeamGrid',
  summary: 'The merchant’s people: samples, until a merchant replaces them',
  routes: [{ path: '/team', about: 'the team; no menu leads here', isUnlinked: true }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A card for each person with ways to write and to call',
    do: 'Replace the samples.',
    dont: 'Ship the samples to customers.',
  },
  absences: {
    readsSession: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
