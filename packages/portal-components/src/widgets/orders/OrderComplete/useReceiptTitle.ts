import type { OrderKind } from '@trade-portal/fluid-sdk'
import { useMessages } from '../../../context/PortalContext'
import { cartMessages } from '../../../messages/cart'
import { checkoutMessages } from '../../../messages/checkout'
import { shellMessages } from '../../../messages/shell'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'

/** Returns the title of a placed order or quote, and names the page after it. */
export function useReceiptTitle(kind: OrderKind): string {
  const words = useMessages(checkoutMessages)
  const title = kind === 'Quote' ? words.quoteCreated : words.complete
  useHeadTitle(title)
  return title
}

/** Returns the way to the products, or home where the merchant shows none. */
export function useProductsRoute() {
  const cart = useMessages(cartMessages)
  const shell = useMessages(shellMessages)
  const isOff = useIsSwitchedOff('/products')
  return isOff
    ? ({ path: '/', label: shell.goHome } as const)
    : ({ path: '/products', label: cart.viewProducts } as const)
}
