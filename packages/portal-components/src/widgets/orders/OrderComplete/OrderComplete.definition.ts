import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { OrderCompleteProps } from './OrderComplete'

export const orderComplete = {
  name: 'OrderComplete',
  summary: 'The receipt of an order or a quote that was just placed here',
  element: 'order-complete',
  attributes: {
    kind: '`order` or `quote`',
    number: 'Its number. Without it the latest is shown.',
  },
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'The number, what was ordered, what it comes to, ways on',
    do: 'Show it alone after CheckoutForm.',
    dont: 'Send customers to it by a link of their own: it shows what this device placed.',
  },
  absences: {
    readsNothing: reading,
    amountIsOwed: ['pricesHidden'],
    showsTypedFigures: ['hugeNumbers'],
  },
  example: { kind: 'Order' },
} as const satisfies WidgetDefinition<OrderCompleteProps>
