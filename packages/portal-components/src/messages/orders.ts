import { inSentence, plural, defineMessages } from './defineMessages'
import type { Region } from './defineMessages'

/** Orders & Quotes. */
export const ordersMessages = /* @__PURE__ */ defineMessages(
  'orders',
  ({ tax }: Region) => ({
    title: 'Orders & Quotes',
    type: 'Type',
    all: 'All',
    orders: 'Orders',
    quotes: 'Quotes',
    order: 'Order',
    quote: 'Quote',
    number: 'Number',
    deliveryDate: 'Delivery date',
    branch: 'Branch',
    reference: 'Order ref',
    address: 'Delivery address',
    jobName: 'Job name',
    amount: 'Amount',
    newest: 'Newest first',
    oldest: 'Oldest first',
    searchHint: 'Number, job, order ref or address',
    amountsIncludeTax: `Amounts include ${tax}`,
    details: (number: number) => `Details of ${number}`,
    viewProducts: 'View Products',
    again: 'Order again',
    copyToCart: 'Copy to Cart',
    of: (action: string, number: number) => `${action}, ${number}`,
    copyNote: (items: number) =>
      `You already have ${plural(items, 'item', 'items')}. We’ll add these to what is in your cart.`,
    copyUnknown: 'We’ll add these to what is in your cart.',
    fileName: 'orders',
  }),
  ({ tax }: Region) => ({
    amountsIncludeTax: `Amounts include ${inSentence(tax)}`,
  }),
)
