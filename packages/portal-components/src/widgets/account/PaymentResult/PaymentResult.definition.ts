import type { WidgetDefinition } from '../../WidgetDefinition'
import type { PaymentResultProps } from './PaymentResult'

export const paymentResult = {
  name: 'PaymentResult',
  summary: 'The outcome of a card payment, on the page that the provider returns to',
  element: 'payment-result',
  attributes: {
    page: '`complete`, `fail` or `cancelled`: the kind of return. If omitted, it is read from the URL, and nothing is shown without a payment.',
  },
  routes: [
    {
      path: '/payment-complete',
      about: 'the return from an accepted payment',
      isOwnPage: true,
      isUnlinked: true,
      given: { page: 'complete' },
    },
    {
      path: '/payment-fail',
      about: 'the return from a declined payment',
      isOwnPage: true,
      isUnlinked: true,
      given: { page: 'fail' },
    },
    {
      path: '/payment-cancelled',
      about: 'the return from a cancelled payment',
      isOwnPage: true,
      isUnlinked: true,
      given: { page: 'cancelled' },
    },
  ],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'The outcome, the reference, links to the next steps',
    do: 'Use it on each page that the provider returns to.',
    dont: 'Announce a success before it does.',
  },
  absences: {
    asksAgain: ['refused'],
    namesNothing: ['longNames'],
    amountIsOwed: ['pricesHidden'],
  },
  example: { page: 'complete', paymentId: null },
} as const satisfies WidgetDefinition<PaymentResultProps>
