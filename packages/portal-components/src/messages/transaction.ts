import { inSentence, plural, defineMessages } from './defineMessages'
import type { Region } from './defineMessages'

/** The page of an order, a quote or an invoice. */
export const transactionMessages = /* @__PURE__ */ defineMessages(
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
    searchNote: 'This transaction is long. Your browser’s find only sees the items on screen.',

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
      `You already have ${plural(items, 'item', 'items')}. We’ll add these to what is in your cart, at today’s prices.`,
    copyUnknown: 'We’ll add these to what is in your cart, at today’s prices.',
    copied: 'Copied to cart',
    unsureCopied: 'We couldn’t confirm it was copied. Please check your cart.',

    requestChanges: 'Request Changes',
    changesHint: 'Tell us what you’d like changed. We’ll reply by email.',
    changesMessage: 'Message',
    changesSubject: (number: number) => `Changes Requested for Transaction ${number}`,
    sendChanges: 'Send request',
    sendingChanges: 'Sending...',

    accept: 'Accept',
    acceptTitle: (name: string) => `Accept quote ${name}`,
    deliveryDatePast: 'The delivery date is in the past',
    acceptNote:
      'You’ll be asked for a delivery date and a comment. The quote then becomes an order at these prices.',
    pricesOfQuote: 'Prices of this quote',
    acceptComment: 'Comment',
    acceptQuote: 'Accept quote',
    accepting: 'Accepting...',
    accepted: 'Quote accepted',
    unsureAccepted:
      'We couldn’t confirm the quote was accepted. Please check your orders before you accept it again.',
    notAccepted: 'Unable to make request',
  }),
  ({ tax }: Region) => ({
    totalExcludingTax: `Total ex ${inSentence(tax)}`,
    totalIncludingTax: `Total inc ${inSentence(tax)}`,
  }),
)
