import type { WidgetDefinition } from '../../WidgetDefinition'

export const openOrders = {
  name: 'OpenOrders',
  summary: 'Orders on their way or without a clear answer; empty while there are none',
  element: 'open-orders',
  isSmall: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A card for each order without a clear answer, with its outcome',
    do: 'Put it where every page shows it.',
    dont: 'Hide it. It keeps customers from sending an order twice.',
  },
  absences: {
    isLeftOut: ['empty'],
    saysHowFar: ['loading', 'refused', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition
