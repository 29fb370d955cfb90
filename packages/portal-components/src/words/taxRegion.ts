import type { Messages } from './Messages'

/** Puts the tax region's words in place of GST's: Dispatch, Tax. The region goes by the merchant, not by the locale. */
export function inTaxRegion(messages: Messages): Messages {
  const { cart, checkout, products, shell } = messages
  return {
    ...messages,
    shell: {
      ...shell,
      exTax: 'ex Tax',
      cartLabel: (items, subtotal) => shell.cartLabel(items, subtotal).replace('ex GST', 'ex Tax'),
    },
    products: {
      ...products,
      pricesIncludeTax: 'Prices include Tax',
      pricesExcludeTax: 'Prices exclude Tax',
      includingTax: 'inc Tax',
      excludingTax: 'ex Tax',
    },
    cart: {
      ...cart,
      subtotal: 'Sub Total (ex Tax)',
      tax: '+Tax',
      total: 'Total (inc Tax)',
      pricesIncludeTax: 'Prices include Tax',
      pricesExcludeTax: 'Prices exclude Tax',
    },
    checkout: {
      ...checkout,
      despatchType: 'Dispatch',
      subtotal: 'Sub Total (ex Tax)',
      tax: '+Tax',
      total: 'Total (inc Tax)',
      totalBeforeDeliveryTax: 'Total before Tax on delivery',
      deliveryCharge: 'Delivery (ex Tax)',
      errors: { ...checkout.errors, despatchType: 'Please select a Dispatch type' },
    },
  }
}
