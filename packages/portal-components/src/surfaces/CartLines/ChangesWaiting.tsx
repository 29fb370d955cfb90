import { Callout } from '../../parts/Callout'
import { usePortal } from '../../context/PortalContext'
import { useIsOnline } from '../../hooks/network'
import { cartWords } from '../../messages/cart'
import { errorsWords } from '../../messages/common'

/** Shows how many changes of the cart have not reached the merchant yet and are stored until they do. */
export function ChangesWaiting({ count }: { count: number }) {
  const { say } = usePortal()
  const isOnline = useIsOnline()
  if (count === 0) return null
  return (
    <Callout tone="caution" title={say(cartWords).waiting(count)}>
      {isOnline ? say(cartWords).waitingHint : say(errorsWords).offline}
    </Callout>
  )
}
