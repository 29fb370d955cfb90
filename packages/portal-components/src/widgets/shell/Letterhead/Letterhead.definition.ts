import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { LetterheadProps } from './Letterhead'

export const letterhead = {
  name: 'Letterhead',
  summary: 'The merchant’s name and how to reach them, on what is printed',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Logo, the merchant’s name and how to reach them, the day',
    do: 'Put it first in what is printed.',
    dont: 'Expect it on the screen.',
  },
  absences: {
    givenAll: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForAll: ['signedOut'],
  },
} as const satisfies WidgetDefinition<LetterheadProps>
