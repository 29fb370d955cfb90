import { FluidTransportError } from '@trade-portal/fluid-sdk'
import type {
  OrderKind,
  OrderOutcome,
  OrderPhase,
  PlaceOrderInput,
  TransactionSummary,
} from '@trade-portal/fluid-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useStore, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../PortalContext'
import { useErrorModal } from '../state/errorModal'
import { useNotify } from '../state/notices'
import { recoveryWatchersAtom } from '../state/orderRecovery'
import type { OrderRecovery } from '../state/orderRecovery'
import { isOpen, placementAtom, placementWatchersAtom } from '../state/placement'
import type { Placement } from '../state/placement'
import { placementMessage } from '../placementMessage'
import { cartQuery } from './cartQuery'
import { ordersQuery } from './transactions'
import { useCartOutbox } from './useCartOutbox'
import { useOrderRecoveries } from './useOrderRecoveries'

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
  const { recoveries, ...recover } = useOrderRecoveries()

  useEffect(() => {
    store.set(placementWatchersAtom, (count) => count + 1)
    return () => store.set(placementWatchersAtom, (count) => count - 1)
  }, [store])

  /** Starts over with the cart that comes after an order. */
  const finish = () => {
    const ended = store.get(placementAtom)
    if (ended.status === 'ended' && ended.outcome.status === 'confirmed')
      client.orders.acknowledge(ended.outcome)
    store.set(placementAtom, idle)
    const { queryKey } = cartQuery(client)
    queryClient.setQueryData(queryKey, (cart) => cart && { ...cart, lines: [] })
    void queryClient.invalidateQueries({ queryKey })
  }

  /** Shows where an order stands until its outcome is there; leaving the page is asked about meanwhile. */
  const follow = async (
    order: { user: string; cartId: string; kind: OrderKind },
    firstPhase: OrderPhase,
    work: (onPhase: (phase: OrderPhase) => void) => Promise<OrderOutcome | null>,
  ): Promise<OrderOutcome | null> => {
    store.set(placementAtom, { ...order, status: 'sending', phase: firstPhase })
    window.addEventListener('beforeunload', warn)
    const outcome = await work((phase) =>
      store.set(placementAtom, (now) => (now.status === 'sending' ? { ...now, phase } : now)),
    )
    window.removeEventListener('beforeunload', warn)
    store.set(placementAtom, outcome ? { ...order, status: 'ended', outcome } : idle)
    // Also when the outcome is unclear: the list of orders is where the customer may look.
    void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
    if (outcome?.status === 'cartChanged') queryClient.setQueryData(cartQuery(client).queryKey, outcome.cart)
    else if (outcome?.status !== 'confirmed') {
      void queryClient.invalidateQueries({ queryKey: cartQuery(client).queryKey })
    }
    return outcome
  }

  const place = async (input: PlaceOrderInput): Promise<OrderOutcome | null> => {
    // A second press can come before the button shows the first.
    if (store.get(placementAtom).status === 'sending') return null
    const order = { user, cartId: input.seenCart.id, kind: input.kind }
    const outcome = await follow(order, 'checkingCart', (onPhase) =>
      client.orders.place(input, {
        onPhase,
        settleCart: async () => {
          if ((await outbox.flush()) > 0) throw new FluidTransportError('updateCartProduct', null)
        },
      }),
    )
    if (outcome && store.get(placementWatchersAtom) === 0) tell(outcome, input)
    return outcome
  }

  /** Goes on with the order on screen whose outcome is open. */
  const goOn = async (
    work: (id: string, onPhase: (phase: OrderPhase) => void) => Promise<OrderOutcome | null>,
  ) => {
    const before = store.get(placementAtom)
    if (before.status !== 'ended' || !isOpen(before.outcome)) return
    const { outcome: open, user: owner, cartId: sentCartId, kind } = before
    const order = { user: owner, cartId: sentCartId, kind }
    const outcome = await follow(order, 'lookingForIt', (onPhase) => work(open.id, onPhase))
    // Another tab looks for it, and nothing is known yet.
    if (outcome?.status === 'inAnotherTab') store.set(placementAtom, before)
  }

  /** Tells how an order ended whose form was left meanwhile. */
  const tell = (outcome: OrderOutcome, { seenCart, orderReference, jobName }: PlaceOrderInput) => {
    const words = messages.checkout
    if (outcome.status === 'confirmed') {
      const title = outcome.kind === 'Order' ? words.orderPlaced : words.quoteCreated
      notify.success(`${title}: ${outcome.number}`)
      finish()
    } else if (isOpen(outcome) && store.get(recoveryWatchersAtom) > 0) {
      store.set(placementAtom, idle)
      const { id, kind } = outcome
      const sent = { id, kind, cartId: seenCart.id, orderReference, jobName }
      recover.put({ user, order: { ...sent, startedAt: Date.now(), isLapsed: false }, outcome })
    } else {
      showError(placementMessage(outcome, messages) ?? words.notSent)
    }
  }

  const own = isOf(placement, user, cartId) ? placement : idle
  const recovery = recoveries.find(({ order }) => order.cartId === cartId)
  const isOwn = own.status !== 'idle' || !recovery
  return {
    /** Of this user's orders; how the order of another cart ended says nothing of the present one. */
    placement: isOwn ? own : placementOf(recovery),
    place,
    finish,
    /** Looks again for an order whose outcome is open. */
    lookAgain: () =>
      void (isOwn
        ? goOn((id, onPhase) => client.orders.lookAgain({ id }, { onPhase }))
        : recover.lookAgain(recovery.order)),
    /** Takes the customer's word on which of those shown is theirs. */
    identify: (mine: TransactionSummary | null, shown: readonly TransactionSummary[]) =>
      void (isOwn
        ? goOn((id, onPhase) => client.orders.identify({ id, mine, shown }, { onPhase }))
        : recover.identify(recovery.order, { mine, shown })),
    /** Forgets how the last press ended: the customer goes on with the form. */
    dismiss: () => {
      store.set(placementAtom, (now) => (now.status === 'ended' ? idle : now))
      if (recovery?.outcome) recover.dismiss(recovery)
    },
  }
}

/** An earlier order of the cart on screen is shown as if it had just been pressed. */
function placementOf({ user, order: { cartId, kind }, outcome }: OrderRecovery): Placement {
  if (outcome?.status === 'confirmed') return idle
  const order = { user, cartId, kind }
  return outcome
    ? { ...order, status: 'ended', outcome }
    : { ...order, status: 'sending', phase: 'lookingForIt' }
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
