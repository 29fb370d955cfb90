import { FluidTransportError } from '@trade-portal/fluid-sdk'
import type { OrderOutcome, PlaceOrderInput } from '@trade-portal/fluid-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../PortalContext'
import { useErrorModal } from '../state/errorModal'
import { useNotify } from '../state/notices'
import { placementAtom, placementWatchersAtom } from '../state/placement'
import type { Placement } from '../state/placement'
import { cartQuery } from './cartQuery'
import { ordersQuery } from './transactions'
import { useCartOutbox } from './useCartOutbox'

const idle: Placement = { status: 'idle' }

/**
 * Places the cart as an order or a quote, once for each press. Use it in the form that shows how it ends; should the
 * customer leave the form meanwhile, the order goes on, and its end is told wherever they are.
 */
export function usePlaceOrder({ cartId }: { cartId: string | undefined }) {
  const { client, messages, session } = usePortal()
  const { outbox } = useCartOutbox()
  const queryClient = useQueryClient()
  const store = useStore()
  const notify = useNotify()
  const { showError } = useErrorModal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const placement = useAtomValue(placementAtom)

  useEffect(() => {
    store.set(placementWatchersAtom, (count) => count + 1)
    return () => store.set(placementWatchersAtom, (count) => count - 1)
  }, [store])

  /** Starts over with the cart that comes after an order. */
  const finish = () => {
    store.set(placementAtom, idle)
    const { queryKey } = cartQuery(client)
    queryClient.setQueryData(queryKey, (cart) => cart && { ...cart, lines: [] })
    void queryClient.invalidateQueries({ queryKey })
  }

  const place = async (input: PlaceOrderInput): Promise<OrderOutcome | null> => {
    // A second press can come before the button shows the first.
    if (store.get(placementAtom).status === 'sending') return null
    const order = { user, cartId: input.seenCart.id, kind: input.kind }
    store.set(placementAtom, { ...order, status: 'sending', phase: 'checkingCart' })
    window.addEventListener('beforeunload', warn)
    const outcome = await client.orders.place(input, {
      onPhase: (phase) =>
        store.set(placementAtom, (now) => (now.status === 'sending' ? { ...now, phase } : now)),
      settleCart: async () => {
        if ((await outbox.flush()) > 0) throw new FluidTransportError('updateCartProduct', null)
      },
    })
    window.removeEventListener('beforeunload', warn)
    store.set(placementAtom, { ...order, status: 'ended', outcome })
    // Also when the outcome is unclear: the list of orders is where the customer is told to look.
    void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
    if (outcome.status === 'cartChanged') queryClient.setQueryData(cartQuery(client).queryKey, outcome.cart)
    if (store.get(placementWatchersAtom) === 0) tell(outcome)
    return outcome
  }

  const tell = (outcome: OrderOutcome) => {
    const words = messages.checkout
    if (outcome.status === 'confirmed') {
      const title = outcome.kind === 'Order' ? words.orderPlaced : words.quoteCreated
      notify.success(`${title}: ${outcome.number}`)
      finish()
    } else {
      showError(outcome.status === 'unconfirmed' ? words.unconfirmed : words.notSent)
    }
  }

  return {
    /** Of this user's orders; how the order of another cart ended says nothing of the present one. */
    placement: isOf(placement, user, cartId) ? placement : idle,
    place,
    finish,
    /** Forgets how the last press ended: the customer goes on with the form. */
    dismiss: () => store.set(placementAtom, (now) => (now.status === 'ended' ? idle : now)),
  }
}

/** A cart that is being sent, or was, may already have given way to the next one. */
function isOf(placement: Placement, user: string, cartId: string | undefined): boolean {
  if (placement.status === 'idle' || placement.user !== user) return false
  if (placement.status === 'sending' || placement.outcome.status === 'confirmed') return true
  return cartId === undefined || placement.cartId === cartId
}

/** The browser asks whether to leave the page in words of its own. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}
