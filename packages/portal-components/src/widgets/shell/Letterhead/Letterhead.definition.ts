import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { LetterheadProps } from './Letterhead'

export const letterhead = {
  name: 'Letterhead',
  summary: 'The merchant’s name and contact details on printed pages',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Logo, the merchant’s name and contact details, the date',
    do: 'Put it at the top of a printed page.',
    dont: 'Expect it on the screen.',
  },
  absences: {
    givenAll: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForAll: ['signedOut'],
  },
} as const satisfies WidgetDefinition<LetterheadProps>
