import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { PayAccountProps } from './PayAccount'

export const payAccount = {
  name: 'PayAccount',
  summary: 'Pays an invoice, a statement or what is overdue by card, on the provider’s page',
  element: 'pay-account',
  attributes: {
    invoice: 'The invoice to pay, such as `418823-0`',
    statement: 'The day of the statement to pay, `YYYY-MM-DD`. With neither it is what is overdue.',
    amount:
      'The dollars to begin with, such as `510.84`, where the customer may choose them. Default: all of it.',
    'href-paid': 'The page that the provider returns to after a payment. Default: the page that is open.',
    'href-cancelled': 'The page after one that was cancelled. Default: the page that is open.',
    'href-declined': 'The page after one that was declined. Default: the page that is open.',
  },
  routes: [
    {
      path: '/pay-account',
      about:
        'paying the account; `?invoiceId=…&suffix=…` or `?statementId=…` says what is paid, `amount=…` the dollars to begin with',
      isOwnPage: true,
      entry: 'pay account',
      settings: ['hasPayAccount', 'paymentProvider'],
      menu: 'account',
      label: 'payAccount',
      pageAttribute: 'href-pay',
    },
  ],
  docs: {
    calls: ['getCustomerAgedBalances', 'getWidgetConfiguration'],
    anatomy: 'What is paid, the amount, Pay',
    keyboard: keysOf.form,
    do: 'Give pages to return to for all three outcomes.',
    dont: 'Believe the address that the provider returns to: PaymentResult asks the merchant.',
  },
  absences: {
    namesNothing: ['longNames'],
    amountIsOwed: ['pricesHidden'],
  },
  example: {
    returnUrls: {
      approved: 'https://site.example/paid',
      cancelled: 'https://site.example/cancelled',
      declined: 'https://site.example/failed',
    },
  },
} as const satisfies WidgetDefinition<PayAccountProps>
