import { isSameOwner } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { cartQuery } from '../data/cart/cartQuery'
import { orderAttemptsAtom, outcomeOf } from '../data/orders/orderAttempts'
import { usePortal } from '../context/PortalContext'
import type { Portal } from '../context/PortalContext'
import { createEmit } from '../context/portalEvents'
import type { CartEventLine, Emit } from '../context/portalEvents'
import { errorModalAtom } from '../context/shownError'

/** Emits a client's events to all its listeners, whichever widget caused them. Use it once for a client. */
export function useClientEvents() {
  const { client, currency, settings, shared } = usePortal()
  useEffect(() => {
    const emit = createEmit(shared.listeners)
    const watched = { client, currency, settings, shared, emit }
    const stops = [followSession(watched), followCart(watched), followOrders(watched), followErrors(watched)]
    return () => stops.forEach((stop) => stop())
  }, [client, currency, settings, shared])
}

type Watched = Pick<Portal, 'client' | 'currency' | 'settings' | 'shared'> & { emit: Emit }

function followSession({ client, shared, emit }: Watched) {
  return client.session.subscribe(({ type }) => {
    // The next customer's cart has an event even if it is the same.
    shared.notifiedCart = null
    emit('session:change', { status: type })
  })
}

function followCart({ client, currency, settings, shared, emit }: Watched) {
  const { queryClient } = shared
  const { queryKey } = cartQuery(client)
  const tell = () => {
    const cart = queryClient.getQueryData(queryKey)
    if (!cart) return
    const detail = { currency, lines: linesOf(cart, { hidesPrices: settings.hidesReviewPrices }) }
    const text = JSON.stringify(detail)
    if (shared.notifiedCart === text) return
    shared.notifiedCart = text
    emit('cart:change', detail)
  }
  tell()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === JSON.stringify(queryKey)) tell()
  })
}

/** Returns the goods of a cart, without the delivery charge. */
function linesOf({ lines }: Cart, { hidesPrices }: { hidesPrices: boolean }): CartEventLine[] {
  return lines
    .filter(({ isDeliveryCharge }) => !isDeliveryCharge)
    .map(({ productId, name, quantity, unit, unitPrice }) => ({
      productId,
      name,
      quantity,
      unit,
      unitPrice: hidesPrices ? null : unitPrice,
    }))
}

function followOrders({ client, currency, settings, shared, emit }: Watched) {
  const { store } = shared
  const tell = () => {
    for (const attempt of store.get(orderAttemptsAtom).values()) {
      // Another customer's order is not for the current customer's listeners.
      if (!isSameOwner(client.session.current(), attempt.owner)) continue
      const outcome = outcomeOf(attempt)
      if (outcome?.status !== 'confirmed' || shared.notifiedOrders.has(attempt.key)) continue
      shared.notifiedOrders.add(attempt.key)
      const { kind, number, total } = outcome
      const { seenCart } = attempt
      const hidesPrices = settings.hidesFinalPrices
      const lines = seenCart && linesOf(seenCart, { hidesPrices })
      emit('order:placed', { kind, number, total: hidesPrices ? null : total, lines, currency })
    }
  }
  tell()
  return store.sub(orderAttemptsAtom, tell)
}

function followErrors({ shared: { store }, emit }: Watched) {
  return store.sub(errorModalAtom, () => {
    const shown = store.get(errorModalAtom).at(-1)
    if (shown) emit('error', { message: shown.message, about: shown.about ?? null })
  })
}
