import type { OrderOutcome, TransactionSummary, UntoldOrder } from '@trade-portal/fluid-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { usePortal } from '../PortalContext'
import { orderRecoveriesAtom } from '../state/orderRecovery'
import type { OrderRecovery } from '../state/orderRecovery'
import { cartQuery } from './cartQuery'
import { ordersQuery } from './transactions'

/**
 * What became of orders that the signed-in customer was not told of, and what they can do about it. Use it wherever
 * such an order is shown.
 */
export function useOrderRecoveries() {
  const { client, session } = usePortal()
  const queryClient = useQueryClient()
  const store = useStore()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const all = useAtomValue(orderRecoveriesAtom)

  const actions = useMemo(() => {
    const set = (change: (recoveries: OrderRecovery[]) => OrderRecovery[]) =>
      store.set(orderRecoveriesAtom, change)
    const drop = (id: string) => set((recoveries) => recoveries.filter(({ order }) => order.id !== id))
    const put = (recovery: OrderRecovery) =>
      set((recoveries) => [...recoveries.filter(({ order }) => order.id !== recovery.order.id), recovery])

    /** Shows that an order is looked for, and then what became of it. */
    const follow = async (
      order: UntoldOrder,
      look: Promise<OrderOutcome | null>,
    ): Promise<'told' | 'held'> => {
      const before = store.get(orderRecoveriesAtom).find((recovery) => recovery.order.id === order.id)
      // A lapsed one is looked for without a word: most never appear.
      if (!order.isLapsed) put({ user, order, outcome: null })
      const outcome = await look
      void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
      void queryClient.invalidateQueries({ queryKey: cartQuery(client).queryKey })
      // Held: another tab, or another portal of this page, is at it.
      const isHeld = outcome?.status === 'inAnotherTab'
      if (outcome && !isHeld) put({ user, order, outcome })
      else if (isHeld && before?.outcome) put(before)
      else drop(order.id)
      return isHeld ? 'held' : 'told'
    }

    return {
      put,
      lookAgain: (order: UntoldOrder) => follow(order, client.orders.lookAgain(order)),
      identify: (
        order: UntoldOrder,
        answer: { mine: TransactionSummary | null; shown: readonly TransactionSummary[] },
      ) => follow({ ...order, isLapsed: false }, client.orders.identify({ ...answer, id: order.id })),
      /** The customer has seen it. One whose outcome is still open is looked for at the next start. */
      dismiss: ({ order, outcome }: OrderRecovery) => {
        if (outcome?.status === 'confirmed') client.orders.acknowledge(order)
        drop(order.id)
      },
    }
  }, [client, queryClient, store, user])

  return { recoveries: all.filter((recovery) => recovery.user === user), ...actions }
}
