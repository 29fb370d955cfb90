import { Callout } from '../../parts/Callout'
import { useMessages } from '../../context/PortalContext'
import { useIsOnline } from '../../hooks/network'
import { cartMessages } from '../../messages/cart'
import { errorsMessages } from '../../messages/common'

/** Shows how many changes of the cart have not reached the merchant yet and are stored until they do. */
export function ChangesWaiting({ count }: { count: number }) {
  const cart = useMessages(cartMessages)
  const errors = useMessages(errorsMessages)
  const isOnline = useIsOnline()
  if (count === 0) return null
  return (
    <Callout tone="caution" title={cart.waiting(count)}>
      {isOnline ? cart.waitingHint : errors.offline}
    </Callout>
  )
}
