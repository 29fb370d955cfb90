import { HUGE_CART_ID, known } from '@trade-portal/demo-data'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PortalProvider } from '../../packages/portal-components/src/provider/PortalProvider'
import { noConfiguration } from '../../packages/portal-components/src/provider/signedOutPortal'
import { CartReview } from '../../packages/portal-components/src/widgets/cart/CartReview/CartReview'
import { twoFrames } from '../harness/twoFrames'
import { openRawCart, plainLine } from './rawCart'
import { AriaCart, PlainCart } from './ReactCart'

const container = document.getElementById('place') as HTMLElement
const ours = container.appendChild(document.createElement('div'))
const byHand = container.appendChild(document.createElement('div'))

const peers = { 'styled + plain': PlainCart, 'React Aria': AriaCart }
export type Way = 'raw' | 'widget' | keyof typeof peers

/** Loads the cart before the measurements, so that the request counts for none of them. */
async function prepare() {
  const storage = createMemoryStorage()
  const client = createFluidClient({
    configuration: { ...noConfiguration, endpoint: location.origin },
    storage,
    tabStorage: createMemoryStorage(),
  })
  await client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false })
  // The first line creates a cart, whose id in storage is then replaced by the large one's.
  const productId = known.ironbark.ordinary
  const product = await client.catalogue.getProduct({ productId })
  await client.cart.addProduct({ productId, unit: product?.units[0] ?? '', quantity: 1 })
  storeCart(storage, HUGE_CART_ID)
  const { lines } = await client.cart.read()
  const plain = lines.map(plainLine)
  const root = createRoot(ours)
  const draw = (isOpen: boolean) =>
    flushSync(() =>
      root.render(
        <PortalProvider client={client} hrefFor={(to) => `#${to}`}>
          {isOpen && <CartReview />}
        </PortalProvider>,
      ),
    )
  let close = () => draw(false)
  // Mounted once to fill the cache: each later mount measures only the widget.
  draw(true)
  while (!ours.querySelector('[role=spinbutton]')) await twoFrames()
  draw(false)
  Object.assign(offers, {
    open(way: Way) {
      if (way === 'widget') {
        draw(true)
        close = () => draw(false)
      } else if (way === 'raw') {
        close = openRawCart(byHand, plain)
      } else {
        // A React root needs a container for itself.
        const room = byHand.appendChild(document.createElement('div'))
        const other = createRoot(room)
        const Cart = peers[way]
        flushSync(() => other.render(<Cart all={plain} />))
        close = () => {
          flushSync(() => other.unmount())
          room.remove()
        }
      }
      return twoFrames()
    },
    close() {
      close()
      window.scrollTo(0, 0)
      return twoFrames()
    },
  })
  return lines.length
}

/** Replaces the id of the customer's cart. */
function storeCart(storage: ReturnType<typeof createMemoryStorage>, id: string) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const key = keys.find((each) => each.includes(':cart:'))
  if (key === undefined) throw new Error('No cart is stored')
  storage.setItem(key, id)
}

const offers: Record<string, (...values: never[]) => unknown> = { prepare }
Object.assign(window, { call: (name: string, ...values: never[]) => offers[name]?.(...values) })
