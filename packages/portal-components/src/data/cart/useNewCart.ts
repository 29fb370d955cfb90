import {
  isFluidSessionExpiredError,
  isFluidTransportError,
  isReadRepeated,
  pauseBeforeRepeat,
} from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent } from 'react'
import { usePortal } from '../../context/PortalContext'
import { usePortalMutation, usePortalMutationState, useQueryCache } from '../../context/queries'
import { cartQuery } from './cartQuery'
import { useCartOutbox } from './outbox/useCartOutbox'

const mutationKey = ['fluid', 'newCart']

/**
 * Creates the customer's cart when a read finds none, once for all widgets of a provider.
 *
 * A failed attempt is not retried automatically, since its outcome cannot be read: only at the customer's request, or
 * when the network is back. An attempt refused because the session had ended created nothing, and is repeated in the
 * next session.
 */
export function useNewCart(cart: Cart | undefined) {
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
  const isUnderWay = () => listTries().some(({ state }) => state.status === 'pending')

  const tryAgain = async () => {
    if (isMissing && !isUnderWay()) mutate()
  }
  const tryFirst = useEffectEvent(() => {
    if (!listTries().some(({ state }) => hasFailed(state.error))) void tryAgain()
  })
  const tryOnReconnect = useEffectEvent(() => void tryAgain())
  /** Forgets failed attempts once there is a cart: the next missing cart is a new case. */
  const forgetFailed = useEffectEvent(() => {
    for (const failed of listTries().filter(({ state }) => state.status === 'error'))
      queryClient.getMutationCache().remove(failed)
  })

  useEffect(() => {
    if (isMissing && isSignedIn) tryFirst()
    else if (cart && !isMissing) forgetFailed()
  }, [isMissing, isSignedIn, cart, last?.status])

  useEffect(() => {
    window.addEventListener('online', tryOnReconnect)
    return () => window.removeEventListener('online', tryOnReconnect)
  }, [])

  return {
    isPending: isMissing && last?.status === 'pending',
    error: isMissing ? (tries.findLast(({ error }) => hasFailed(error))?.error ?? null) : null,
    tryAgain,
  }
}

/**
 * Returns whether an attempt failed. A refusal by an ended session does not count, even if the next session has begun.
 */
const hasFailed = (error: Error | null) =>
  error !== null && ![error, error.cause].some(isFluidSessionExpiredError)
