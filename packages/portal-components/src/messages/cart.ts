import { inSentence, plural, defineMessages } from './defineMessages'
import type { Region } from './defineMessages'

/** Review Cart. */
export const cartMessages = /* @__PURE__ */ defineMessages(
  'cart',
  ({ tax }: Region) => ({
    title: 'Review Cart',
    empty: 'Your cart is empty.',
    viewProducts: 'View Products',
    summary: 'Order Summary',
    items: 'Items',
    subtotal: `Sub Total (ex ${tax})`,
    tax: `+${tax}`,
    total: `Total (inc ${tax})`,
    /** Shown beside today's price when an order is repeated. */
    priceWas: (price: string) => `was ${price}`,
    checkout: 'Checkout',
    customLists: 'View Custom Lists',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    pricesIncludeTax: `Prices include ${tax}`,
    pricesExcludeTax: `Prices exclude ${tax}`,
    updateTally: 'Update Tally',
    tallyNotRead: 'The lengths didn’t load in time to print.',
    tallyUpdated: 'Tally updated',
    unsureTally: 'We couldn’t confirm the tally was updated. Please check your cart.',
    totalQuantity: 'Total Qty',
    unpriced: 'Products priced on request aren’t in these totals',
    deliveryNote: 'Delivery is priced at checkout',
    notSaved: (name: string) => `Your change to ${name} wasn’t saved`,
    changedElsewhere: 'This was changed somewhere else. These are the latest quantities.',
    expired: 'This change was over a day old and wasn’t sent.',
    adding: 'Adding…',
    lines: 'Products in the cart',
    quantityOf: (name: string, unit: string) => `Quantity of ${name}, ${unit === 'ea' ? 'each' : unit}`,
    increase: (name: string) => `Increase quantity of ${name}`,
    decrease: (name: string) => `Decrease quantity of ${name}`,
    invalidQuantity: 'Enter a whole number above 0',
    updateTallyOf: (name: string) => `Update Tally of ${name}`,
    waiting: (count: number) => plural(count, 'change waiting', 'changes waiting'),
    waitingHint: 'Not sent yet. We’ll keep trying.',
  }),
  ({ tax }: Region) => ({
    pricesIncludeTax: `Prices include ${inSentence(tax)}`,
    pricesExcludeTax: `Prices exclude ${inSentence(tax)}`,
  }),
)
