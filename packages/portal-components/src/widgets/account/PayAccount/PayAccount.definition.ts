import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { PayAccountProps } from './PayAccount'

export const payAccount = {
  name: 'PayAccount',
  summary: 'Pays an invoice, a statement or the overdue balance by card, on the provider’s page',
  element: 'pay-account',
  attributes: {
    invoice: 'The invoice to pay, such as `418823-0`',
    statement: 'The day of the statement to pay, `YYYY-MM-DD`. With neither, the overdue balance is paid.',
    amount:
      'The initial amount in dollars, such as `510.84`, if the customer can change it. Default: the full amount.',
    'href-paid': 'The page that the provider returns to after a payment. Default: the current page.',
    'href-cancelled': 'The page after a cancelled payment. Default: the current page.',
    'href-declined': 'The page after a declined payment. Default: the current page.',
  },
  routes: [
    {
      path: '/pay-account',
      about:
        'paying the account; `?invoiceId=…&suffix=…` or `?statementId=…` selects the invoice or statement, `amount=…` the initial amount in dollars',
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
    anatomy: 'Invoice, statement or balance; the amount; Pay',
    keyboard: keysOf.form,
    do: 'Set return pages for all three outcomes.',
    dont: 'Trust the URL of the provider’s return: PaymentResult asks the merchant.',
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
