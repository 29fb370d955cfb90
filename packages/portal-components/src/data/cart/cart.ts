import {
  isFluidSessionExpiredError,
  isFluidTransportError,
  isReadRepeated,
  pauseBeforeRepeat,
} from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { usePortalStore } from '../../context/atoms'
import { useNotify } from '../../context/notices'
import { usePortal, useMessages } from '../../context/PortalContext'
import { usePortalMutation, usePortalMutationState, useQueryCache } from '../../context/queries'
import { useIsOnline, useWhenBackOnline } from '../../hooks/network'
import { noticesMessages } from '../../messages/common'
import { useRead } from '../useRead'
import type { Reading } from '../useRead'
import { cartQuery } from './cartQuery'
import { shownCart } from './outbox/shownCart'
import type { ShownCart } from './outbox/shownCart'
import { useCartOutbox, useOutboxView } from './outbox/useCartOutbox'

/** Returns the cart with the customer's pending changes applied to the merchant's. */
export function useCart() {
  const { client, settings } = usePortal()
  const { outbox } = useCartOutbox()
  const view = useOutboxView(outbox)
  const isOnline = useIsOnline()
  const query = useRead(cartQuery(client), { isEnabled: settings.hasCart })
  const making = useNewCart(query.data)
  useCartNews(query.data)
  // If the cart could not be created, its contents are unknown.
  const known = making.error ? undefined : query.data
  const reading: Reading<ShownCart> = {
    ...query,
    data: known && shownCart(known, view, settings),
    error: making.error ?? query.error,
    retry: making.error ? making.tryAgain : query.retry,
  }
  return {
    reading,
    cart: reading.data,
    problems: view.problems,
    /** Number of changes that the merchant has not confirmed. */
    waiting: view.isStalled || !isOnline ? view.intents.size : 0,
  }
}

/** The last cart that a notice was shown for, so that two widgets do not both show it. */
const notifiedCartAtom = atom<string | null>(null)

/** Notifies the customer when another cart has replaced theirs. Use it wherever the cart is read. */
function useCartNews(cart: Cart | undefined) {
  const words = useMessages(noticesMessages)
  const notify = useNotify()
  const store = usePortalStore()
  const newCartId = cart?.isReplacement ? cart.id : null

  useEffect(() => {
    if (newCartId === null || store.get(notifiedCartAtom) === newCartId) return
    store.set(notifiedCartAtom, newCartId)
    notify.error(words.cartReplaced)
  }, [newCartId, store, notify, words])
}

const mutationKey = ['fluid', 'newCart']

/**
 * Creates the customer's cart when a read finds none, once for all widgets of a provider.
 *
 * A failed attempt is not retried automatically, since its outcome cannot be read: only at the customer's request, or
 * when the network is back. An attempt refused because the session had ended created nothing, and is repeated in the
 * next session.
 */
function useNewCart(cart: Cart | undefined) {
  const { client, session, settings, pace } = usePortal()
  const { outbox } = useCartOutbox()
  const queryClient = useQueryCache()
  const tries = usePortalMutationState(mutationKey)
  const { mutate } = usePortalMutation({
    mutationKey,
    mutationFn: () => outbox.inTurn(() => client.cart.open()),
    // The reads before and after the creation are retried, the creation never.
    retry: (failures, error) =>
      isReadRepeated(failures, error) && isFluidTransportError(error) && error.operation !== 'createCart',
    retryDelay: (failures) => pauseBeforeRepeat(failures) / pace,
    onSuccess: (opened) => queryClient.setQueryData(cartQuery(client).queryKey, opened),
  })
  const isMissing = cart?.id === '' && settings.hasCart
  const isSignedIn = session.status === 'signedIn'
  const last = tries.at(-1)

  /** Returns the current attempts: another widget may have begun one since this one was rendered. */
  const listTries = () => queryClient.getMutationCache().findAll({ mutationKey })
  const tryAgain = () => {
    if (isMissing && queryClient.isMutating({ mutationKey }) === 0) mutate()
  }
  const tryFirst = useEffectEvent(() => {
    if (!listTries().some(({ state }) => hasFailed(state.error))) tryAgain()
  })
  /** Forgets failed attempts once there is a cart: the next missing cart is a new case. */
  const forgetFailed = useEffectEvent(() => {
    for (const failed of listTries().filter(({ state }) => state.status === 'error'))
      queryClient.getMutationCache().remove(failed)
  })

  useEffect(() => {
    if (isMissing && isSignedIn) tryFirst()
    else if (cart && !isMissing) forgetFailed()
  }, [isMissing, isSignedIn, cart, last?.status])

  useWhenBackOnline(tryAgain)

  return {
    error: isMissing ? (tries.findLast(({ error }) => hasFailed(error))?.error ?? null) : null,
    tryAgain,
  }
}

/** Returns whether an attempt failed. A refusal by an ended session does not count. */
const hasFailed = (error: Error | null) =>
  error !== null && ![error, error.cause].some(isFluidSessionExpiredError)
