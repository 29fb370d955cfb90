import { Callout } from '../../parts/Callout'
import { usePortal } from '../../portal/PortalContext'
import { useIsOnline } from '../../hooks/useIsOnline'

/** Says how many changes of the cart the merchant has not got, and that they are kept. */
export function ChangesWaiting({ count }: { count: number }) {
  const { messages } = usePortal()
  const isOnline = useIsOnline()
  if (count === 0) return null
  return (
    <Callout tone="caution" title={messages.cart.waiting(count)}>
      {isOnline ? messages.cart.waitingHint : messages.errors.offline}
    </Callout>
  )
}
