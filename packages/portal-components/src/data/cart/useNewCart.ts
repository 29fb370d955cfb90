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
 * Makes the customer's cart when a read says that there is none, once for all widgets of a provider.
 *
 * A try that came to nothing is not repeated by itself, since what became of it cannot be read: only when the customer
 * asks for it, or the network is back. One that the end of the session refused made none: it is made in the next session.
 */
export function useNewCart(cart: Cart | undefined) {
  const { client, session, settings, pace } = usePortal()
  const { outbox } = useCartOutbox()
  const queryClient = useQueryCache()
  const tries = usePortalMutationState(mutationKey)
  const { mutate } = usePortalMutation({
    mutationKey,
    mutationFn: () => outbox.inTurn(() => client.cart.open()),
    // The readings before and after the making are repeated, the making itself never.
    retry: (failures, error) =>
      isReadRepeated(failures, error) && isFluidTransportError(error) && error.operation !== 'createCart',
    retryDelay: (failures) => pauseBeforeRepeat(failures) / pace,
    onSuccess: (opened) => queryClient.setQueryData(cartQuery(client).queryKey, opened),
  })
  const isMissing = cart?.id === '' && settings.hasCart
  const isSignedIn = session.status === 'signedIn'
  const last = tries.at(-1)

  /** As the tries stand at this moment: another widget may have begun one while this one was drawn. */
  const listTries = () => queryClient.getMutationCache().findAll({ mutationKey })
  const isUnderWay = () => listTries().some(({ state }) => state.status === 'pending')

  const tryAgain = async () => {
    if (isMissing && !isUnderWay()) mutate()
  }
  const tryFirst = useEffectEvent(() => {
    if (!listTries().some(({ state }) => hasFailed(state.error))) void tryAgain()
  })
  const tryOnReconnect = useEffectEvent(() => void tryAgain())
  /** Forgets tries that came to nothing once there is a cart: the next that is missing is another. */
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

/** Returns whether a try came to nothing: not one that its session's end refused, also where the next has begun by then. */
const hasFailed = (error: Error | null) =>
  error !== null && ![error, error.cause].some(isFluidSessionExpiredError)
