import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../../PortalContext'
import { useCart } from '../../queries/cart'
import { useOrderRecoveries } from '../../queries/useOrderRecoveries'
import { recoveryWatchersAtom } from '../../state/orderRecovery'
import { placementWatchersAtom } from '../../state/placement'
import { RecoveredOrder } from './RecoveredOrder'
import * as S from './OpenOrders.styles'

/**
 * Tells what became of orders whose outcome the customer was not told when they sent them: the page was closed, the
 * session ended, or no clear answer came. Put it where it is seen on every page; it takes no room while there is nothing
 * to tell.
 */
export function OpenOrders() {
  const { session } = usePortal()
  return session.status === 'signedIn' ? <Recoveries /> : null
}

function Recoveries() {
  const { messages } = usePortal()
  const { recoveries, lookAgain, identify, dismiss } = useOrderRecoveries()
  const isFormShown = useAtomValue(placementWatchersAtom) > 0
  const { cart } = useCart()
  const store = useStore()

  useEffect(() => {
    store.set(recoveryWatchersAtom, (count) => count + 1)
    return () => store.set(recoveryWatchersAtom, (count) => count - 1)
  }, [store])

  // The form shows what became of its own cart.
  const shown = recoveries.filter(({ order, outcome }) => {
    return !isFormShown || order.cartId !== cart?.id || outcome?.status === 'confirmed'
  })
  if (shown.length === 0) return null
  return (
    <S.Region aria-label={messages.openOrders.title}>
      {shown.map((recovery) => (
        <RecoveredOrder
          key={recovery.order.id}
          recovery={recovery}
          onLookAgain={() => void lookAgain(recovery.order)}
          onIdentify={(mine, among) => void identify(recovery.order, { mine, shown: among })}
          onDismiss={() => dismiss(recovery)}
        />
      ))}
    </S.Region>
  )
}
