import { Callout } from '../../parts/Callout'
import { usePortal } from '../../PortalContext'

/** Says how many changes of the cart the merchant has not got, and that they are kept. */
export function ChangesWaiting({ count }: { count: number }) {
  const { messages } = usePortal()
  if (count === 0) return null
  return (
    <Callout tone="caution" title={messages.cart.waiting(count)}>
      {messages.errors.offline}
    </Callout>
  )
}
