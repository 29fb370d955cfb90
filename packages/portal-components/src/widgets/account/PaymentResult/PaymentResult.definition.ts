import type { WidgetDefinition } from '../../WidgetDefinition'
import type { PaymentResultProps } from './PaymentResult'

export const paymentResult = {
  name: 'PaymentResult',
  summary: 'What became of a payment by card, on the page that the provider returns to',
  element: 'payment-result',
  attributes: {
    page: '`complete`, `fail` or `cancelled`, the return that the page is for. Left out, the address says it, and nothing is told where nobody has paid.',
  },
  routes: [
    {
      path: '/payment-complete',
      about: 'a payment that the provider took',
      isOwnPage: true,
      isUnlinked: true,
      given: { page: 'complete' },
    },
    {
      path: '/payment-fail',
      about: 'a payment that the provider declined',
      isOwnPage: true,
      isUnlinked: true,
      given: { page: 'fail' },
    },
    {
      path: '/payment-cancelled',
      about: 'a payment that was cancelled',
      isOwnPage: true,
      isUnlinked: true,
      given: { page: 'cancelled' },
    },
  ],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'What became of the payment, its reference, a way on',
    do: 'Make it each page that the provider returns to.',
    dont: 'Tell of a success before it does.',
  },
  absences: {
    asksAgain: ['refused'],
    namesNothing: ['longNames'],
    amountIsOwed: ['pricesHidden'],
  },
  example: { page: 'complete', paymentId: null },
} as const satisfies WidgetDefinition<PaymentResultProps>
