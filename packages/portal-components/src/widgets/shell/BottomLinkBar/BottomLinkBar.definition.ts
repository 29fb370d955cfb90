import type { WidgetDefinition } from '../../WidgetDefinition'
import type { BottomLinkBarProps } from './BottomLinkBar'

export const bottomLinkBar = {
  name: 'BottomLinkBar',
  summary: 'The pages that the merchant names at the foot of every page',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Links in one row, which wraps',
    do: 'Put it at the foot of each page.',
    dont: 'Add links of your own into it; the merchant sets it up.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    isLeftOut: ['empty'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<BottomLinkBarProps>
