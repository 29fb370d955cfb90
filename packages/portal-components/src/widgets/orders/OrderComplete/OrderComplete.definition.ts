import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { OrderCompleteProps } from './OrderComplete'

export const orderComplete = {
  name: 'OrderComplete',
  summary: 'The receipt of an order or quote just placed on this device',
  element: 'order-complete',
  attributes: {
    kind: '`order` or `quote`',
    number: 'Its number. Default: the latest.',
  },
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'The number, the goods, the totals, links to the next steps',
    do: 'Show it alone after CheckoutForm.',
    dont: 'Link to it from elsewhere. It only shows orders placed on this device.',
  },
  absences: {
    readsNothing: reading,
    amountIsOwed: ['pricesHidden'],
    showsTypedFigures: ['hugeNumbers'],
  },
  example: { kind: 'Order' },
} as const satisfies WidgetDefinition<OrderCompleteProps>
