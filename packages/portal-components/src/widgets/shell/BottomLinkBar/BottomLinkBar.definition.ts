import type { WidgetDefinition } from '../../WidgetDefinition'
import type { BottomLinkBarProps } from './BottomLinkBar'

export const bottomLinkBar = {
  name: 'BottomLinkBar',
  summary: 'The merchant’s links at the foot of every page',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Links in one wrapping row',
    do: 'Put it at the foot of each page.',
    dont: 'Add other links: the merchant sets it up.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    isLeftOut: ['empty'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<BottomLinkBarProps>
