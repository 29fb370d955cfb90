import type { WidgetDefinition } from '../../WidgetDefinition'

export const openOrders = {
  name: 'OpenOrders',
  summary: 'Orders that are on their way or got no clear answer; nothing while there are none',
  element: 'open-orders',
  isSmall: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A card for each order whose answer is missing, with what became of it',
    do: 'Put it where it is seen on every page.',
    dont: 'Hide it: it is what keeps an order from being sent twice.',
  },
  absences: {
    isLeftOut: ['empty'],
    saysHowFar: ['loading', 'refused', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition
