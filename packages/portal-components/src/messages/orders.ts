import { plural } from './plural'
import { inSentence } from './Region'
import type { Region } from './Region'
import { words } from './words'

/** Orders & Quotes. */
export const ordersWords = /* @__PURE__ */ words(
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
      `It has ${plural(items, 'item', 'items')} already. What is there stays, and the goods of this order are added.`,
    copyUnknown: 'What is in your cart stays, and the goods of this order are added.',
    fileName: 'orders',
  }),
  ({ tax }: Region) => ({
    amountsIncludeTax: `Amounts include ${inSentence(tax)}`,
    copyNote: (items: number) =>
      `It has ${plural(items, 'item', 'items')} already. What is there stays, and the items on this order are added.`,
    copyUnknown: 'What is in your cart stays, and the items on this order are added.',
  }),
)
