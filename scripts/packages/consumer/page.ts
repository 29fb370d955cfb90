import type { FluidClient } from '@trade-portal/fluid-sdk'
import '@trade-portal/portal-components/elements'

// A page without a framework: elements, properties of the portal's, and events with their details.
export const list: HTMLElement | null = document.querySelector('trade-product-list')

const portal = document.querySelector('trade-portal')
if (portal) {
  portal.configuration = '/config/configuration.json'
  portal.fetchSession = async () => ({ id: '1', username: 'builder' })
  portal.words = { products: { add: 'Buy' } }
  // @ts-expect-error No portal has this property.
  portal.config = '/config/configuration.json'
  // @ts-expect-error A session is an id and a username.
  portal.fetchSession = async () => ({ token: '1' })
  // @ts-expect-error No word has this name.
  portal.words = { products: { purchase: 'Buy' } }
}

document.addEventListener('trade:order:placed', ({ detail }) => {
  const { kind, number, lines, version }: { kind: 'Order' | 'Quote'; number: string } & typeof detail = detail
  console.log(
    kind,
    number,
    lines?.map(({ productId }) => productId),
    version,
  )
  // @ts-expect-error An order's event has no token.
  console.log(detail.token)
})
list?.addEventListener('trade:load:error', ({ detail }) => console.log(detail.message))

document.querySelector('trade-product-list')?.click()
// @ts-expect-error No element has this name, so that nothing is known of it.
document.querySelector('trade-products')?.click()
document.addEventListener('trade:order:paid', (event) => {
  // @ts-expect-error No event has this name, so that it has no details either.
  console.log(event.detail)
})

/** The client's own types, beside them. */
export async function order(client: FluidClient) {
  await client.cart.addProduct({ productId: 'PINE9045H2', unit: 'm', tally: [{ length: 2400, quantity: 6 }] })
  // @ts-expect-error A tally counts lengths in whole numbers, and not in words.
  await client.cart.addProduct({ productId: 'PINE9045H2', unit: 'm', tally: '6/2.4' })
}
