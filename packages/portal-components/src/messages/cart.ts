import { plural } from './plural'
import { inSentence } from './Region'
import type { Region } from './Region'
import { words } from './words'

/** Review Cart. */
export const cartWords = /* @__PURE__ */ words(
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
    /** Beside today's price of goods that were ordered again. */
    priceWas: (price: string) => `was ${price}`,
    checkout: 'Checkout',
    customLists: 'View Custom Lists',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    unitPrice: 'Unit price',
    lineTotal: 'Total',
    pricesIncludeTax: `Prices include ${tax}`,
    pricesExcludeTax: `Prices exclude ${tax}`,
    updateTally: 'Update Tally',
    tallyNotRead: 'The lengths were not loaded in time to be printed.',
    tallyUpdated: 'Tally updated',
    unsureTally: 'We could not tell whether the tally was updated: check the cart',
    totalQuantity: 'Total Qty',
    unpriced: 'Products with their price on request are not in these figures',
    deliveryNote: 'Delivery is priced at checkout',
    notSaved: (name: string) => `The change to ${name} was not saved`,
    changedElsewhere: 'It was changed somewhere else meanwhile. This is what the cart holds now.',
    expired: 'It had waited for more than a day.',
    adding: 'Adding…',
    lines: 'Products in the cart',
    quantityOf: (name: string, unit: string) => `Quantity of ${name}, ${unit === 'ea' ? 'each' : unit}`,
    increase: (name: string) => `Increase quantity of ${name}`,
    decrease: (name: string) => `Decrease quantity of ${name}`,
    invalidQuantity: 'Enter a whole number above 0',
    updateTallyOf: (name: string) => `Update Tally of ${name}`,
    waiting: (count: number) => plural(count, 'change waiting', 'changes waiting'),
    waitingHint: 'This could not be sent just now. It is kept, and sent again by itself.',
  }),
  ({ tax }: Region) => ({
    pricesIncludeTax: `Prices include ${inSentence(tax)}`,
    pricesExcludeTax: `Prices exclude ${inSentence(tax)}`,
    changedElsewhere: 'It was changed somewhere else in the meantime. This is what the cart holds now.',
    expired: 'It had been waiting for more than a day.',
  }),
)
