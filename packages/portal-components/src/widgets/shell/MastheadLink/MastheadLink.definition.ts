import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { MastheadLinkProps } from './MastheadLink'

export const mastheadLink = {
  name: 'MastheadLink',
  summary: 'A link in the masthead',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'One link on the merchant’s colour',
    do: 'Mark the current page.',
    dont: 'Use it outside the masthead, whose colours it has.',
  },
  absences: {
    givenAll: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForAll: ['signedOut'],
  },
  example: { to: '/orders', children: 'Orders' },
} as const satisfies WidgetDefinition<MastheadLinkProps>
