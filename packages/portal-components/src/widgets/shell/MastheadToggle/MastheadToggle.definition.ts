import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { MastheadToggleProps } from './MastheadToggle'

export const mastheadToggle = {
  name: 'MastheadToggle',
  summary: 'A button in the masthead that opens and closes a part of it',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'An icon with a label that opens and closes',
    do: 'Name the opened part in its label.',
    dont: 'Use it for links.',
  },
  absences: {
    givenAll: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForAll: ['signedOut'],
  },
  example: { label: 'Search', icon: 'S', isExpanded: false, onPress: () => undefined },
} as const satisfies WidgetDefinition<MastheadToggleProps>
