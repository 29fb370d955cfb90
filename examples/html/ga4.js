// Feeds a tag manager: each event under GA4's name, with the facts GA4 requires.
window.dataLayer = window.dataLayer ?? []

/** Clears the previous event's data, as GA4 advises. */
function push(event, ecommerce) {
  window.dataLayer.push({ ecommerce: null }, { event, ecommerce })
}

const dollars = (money) => money / 10_000

/** GA4 counts whole pieces: a product sold by length or weight counts as one for the whole line. */
function itemOf({ productId, name, quantity, unitPrice }) {
  const item = { item_id: productId, item_name: name }
  const isCounted = Number.isInteger(quantity)
  const price = unitPrice === null ? {} : { price: dollars(isCounted ? unitPrice : unitPrice * quantity) }
  return { ...item, ...price, quantity: isCounted ? quantity : 1 }
}

/** Value of the goods: GA4 excludes tax and delivery. Left out if a price is on request. */
function valueOf(lines) {
  if (lines.some(({ unitPrice }) => unitPrice === null)) return {}
  const cents = lines.map(({ unitPrice, quantity }) => Math.round((unitPrice * quantity) / 100))
  return { value: cents.reduce((sum, each) => sum + each, 0) / 100 }
}

const worthOf = ({ currency, lines }) => ({ currency, ...valueOf(lines), items: lines.map(itemOf) })

document.addEventListener('trade:product:open', ({ detail }) => {
  push('view_item', { items: [{ item_id: detail.productId }] })
})

document.addEventListener('trade:product:add', ({ detail }) => {
  push('add_to_cart', worthOf({ currency: detail.currency, lines: [detail] }))
})

document.addEventListener('trade:order:placed', ({ detail }) => {
  const { kind, number, currency, lines } = detail
  if (kind === 'Order')
    push('purchase', { transaction_id: number, ...worthOf({ currency, lines: lines ?? [] }) })
})

document.addEventListener('trade:session:change', ({ detail }) => {
  if (detail.status === 'signedIn') window.dataLayer.push({ event: 'login', method: 'trade' })
})
