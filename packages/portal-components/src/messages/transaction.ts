import { plural } from './plural'
import { inSentence } from './Region'
import type { Region } from './Region'
import { words } from './words'

/** The page of an order, a quote or an invoice. */
export const transactionWords = /* @__PURE__ */ words(
  'transaction',
  ({ tax }: Region) => ({
    order: 'Order',
    quote: 'Quote',
    invoice: 'Invoice',
    credit: 'Credit',
    title: (type: string, name: string) => `${type} ${name}`,
    invoices: 'Invoices',
    failed: 'Unable to perform your request',

    invoiceDate: 'Invoice date',
    deliveryDate: 'Delivery date',
    chargeTo: 'Charge to',
    deliverTo: 'Deliver to',
    jobName: 'Job name',

    items: (count: number) => plural(count, 'item', 'items'),
    lines: 'Items',
    noItems: 'No items on this transaction.',
    description: 'Description',
    sku: 'SKU',
    quantity: 'Qty',
    unit: 'UOM',
    unitPrice: 'Unit Price',
    amount: 'Extended Price',
    searchNote: 'This transaction is long: your browser’s search finds only the items near the screen.',

    totalExcludingTax: `Total ex ${tax}`,
    tax,
    totalIncludingTax: `Total inc ${tax}`,
    total: 'Total',
    yourComment: 'Your comment',
    commentNote: 'Shown to the branch with this invoice.',
    change: 'Change',

    pay: 'Pay Invoice',
    copy: 'Copy to Cart',
    copyNote: (items: number) =>
      `It has ${plural(items, 'item', 'items')} already. What is there stays, and the goods of this transaction are added at today’s prices.`,
    copyUnknown: 'What is in your cart stays, and the goods of this transaction are added at today’s prices.',
    copied: 'Copied to cart',
    unsureCopied: 'We could not tell whether it was copied: check the cart',

    requestChanges: 'Request Changes',
    changesHint: 'Say what should be different. We answer by email.',
    changesMessage: 'Message',
    changesSubject: (number: number) => `Changes Requested for Transaction ${number}`,
    sendChanges: 'Send request',
    sendingChanges: 'Sending...',

    accept: 'Accept',
    acceptTitle: (name: string) => `Accept quote ${name}`,
    deliveryDatePast: 'The delivery date is in the past',
    acceptNote:
      'Accept asks for a delivery date and a comment. The quote then becomes an order at these prices.',
    pricesOfQuote: 'Prices of this quote',
    acceptComment: 'Comment',
    acceptQuote: 'Accept quote',
    accepting: 'Accepting...',
    accepted: 'Quote accepted',
    unsureAccepted:
      'We could not tell whether the quote was accepted: look at your orders before you accept it again',
    notAccepted: 'Unable to make request',
  }),
  ({ tax }: Region) => ({
    totalExcludingTax: `Total ex ${inSentence(tax)}`,
    totalIncludingTax: `Total inc ${inSentence(tax)}`,
    copyNote: (items: number) =>
      `It has ${plural(items, 'item', 'items')} already. What is there stays, and the items on this transaction are added at today’s prices.`,
    copyUnknown: 'What is in your cart stays, and the items on this transaction are added at today’s prices.',
  }),
)
