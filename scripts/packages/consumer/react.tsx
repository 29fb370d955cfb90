import '@trade-portal/portal-components/elements/react'
import { PortalProvider, ProductList } from '@trade-portal/portal-components'
import type { PortalEvent } from '@trade-portal/portal-components'
import { CartButton } from '@trade-portal/portal-components/CartButton'
import type { FluidClient } from '@trade-portal/fluid-sdk'

// The elements in JSX, with their attributes, and React's own for all elements.
export const elements = (
  <trade-portal
    configuration="/config/configuration.json"
    scheme="dark"
    ref={(portal) => {
      if (portal) portal.fetchSession = async () => null
    }}
    {...{
      'ontrade:order:placed': ({ detail }: { detail: { number: string } }) => console.log(detail.number),
    }}
  >
    <trade-product-list
      category="TIMBER"
      type="Structural Pine"
      className="list"
      style={{ minHeight: 640 }}
    />
    <trade-cart-button slot="header" />
  </trade-portal>
)

// @ts-expect-error No product list has this attribute.
export const wrongAttribute = <trade-product-list categories="TIMBER" />

// @ts-expect-error An attribute is text.
export const wrongValue = <trade-product-list page={{ number: 2 }} />

// @ts-expect-error No element has this name.
export const wrongElement = <trade-products />

const events = { 'ontrade:order:placed': 'thanks()' }
// @ts-expect-error A listener is a function.
export const wrongListener = <trade-portal {...events} />

/** The widgets of the same package. */
export function Shop({ client }: { client: FluidClient }) {
  const note = (event: PortalEvent) => {
    if (event.type === 'order:placed') console.log(event.detail.number)
    // @ts-expect-error No event has this name.
    if (event.type === 'order:paid') console.log(event)
  }
  return (
    <PortalProvider client={client} onEvent={note}>
      <CartButton />
      <ProductList
        cataloguePath={{ categoryId: 'TIMBER' }}
        onPageChange={(page: number) => console.log(page)}
      />
      {/* @ts-expect-error No list has this prop. */}
      <ProductList category="TIMBER" />
    </PortalProvider>
  )
}
