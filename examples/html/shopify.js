// Feeds the pixels of a shop on Shopify. A theme can only publish custom events, so each has the name and the shape of
// Shopify's own behind `trade_`: a pixel that reads `event.data` of one reads `event.customData` of the other.
const publish = (name, data) => window.Shopify?.analytics?.publish(`trade_${name}`, data)

/** Shopify's MoneyV2, to the cent. */
const money = (amount, currencyCode) =>
  amount === null ? null : { amount: Math.round(amount / 100) / 100, currencyCode }

/** Shopify's ProductVariant. */
const variantOf = ({ productId, name = null, price = null }) => ({
  id: productId,
  sku: productId,
  title: name,
  price,
  product: { id: productId, title: name },
})

/** Shopify's CartLine. It counts whole pieces: a product sold by length or weight counts as one for the whole line. */
function lineOf({ productId, name, quantity, unitPrice }, currency) {
  const isCounted = Number.isInteger(quantity)
  const total = money(unitPrice === null ? null : unitPrice * quantity, currency)
  const price = isCounted ? money(unitPrice, currency) : total
  return {
    cost: { totalAmount: total },
    merchandise: variantOf({ productId, name, price }),
    quantity: isCounted ? quantity : 1,
  }
}

/** Shopify's CheckoutLineItem. */
function itemOf(line, currency) {
  const { cost, merchandise, quantity } = lineOf(line, currency)
  return {
    id: merchandise.id,
    title: merchandise.title,
    quantity,
    variant: merchandise,
    finalLinePrice: cost.totalAmount,
  }
}

document.addEventListener('trade:product:open', ({ detail }) => {
  publish('product_viewed', { productVariant: variantOf(detail) })
})

document.addEventListener('trade:product:add', ({ detail }) => {
  publish('product_added_to_cart', { cartLine: lineOf(detail, detail.currency) })
})

document.addEventListener('trade:order:placed', ({ detail }) => {
  const { kind, number, total, lines, currency } = detail
  if (kind !== 'Order') return
  publish('checkout_completed', {
    checkout: {
      currencyCode: currency,
      lineItems: (lines ?? []).map((line) => itemOf(line, currency)),
      order: { id: number },
      totalPrice: money(total, currency),
    },
  })
})
