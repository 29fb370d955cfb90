import { FluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import type { Cart, OrderOutcome, PlaceOrderInput } from '@trade-portal/fluid-sdk'
import { useEffect, useLayoutEffect, useState } from 'react'
import { pressKey, useAttemptActions } from '../../../data/orders/attemptActions'
import { useSetPortalAtom } from '../../../context/atoms'
import { makeId } from '../../../hooks/makeId'
import { useCartOutbox } from '../../../data/cart/outbox/useCartOutbox'
import {
  attemptsInFormsAtom,
  awaitsCustomer,
  isConfirmed,
  isOpen,
  isUnderWay,
  outcomeOf,
  useOrderAttempts,
} from '../../../data/orders/orderAttempts'
import type { OrderAttempt } from '../../../data/orders/orderAttempts'
import { refusalMessage } from '../../../messages/errorMessage'
import { placementMessage } from '../../../messages/placementMessage'
import { usePortal } from '../../../context/PortalContext'
import { useErrorModal } from '../../../context/shownError'
import { checkoutMessages } from '../../../messages/checkout'
import type { MessagesOf } from '../../../messages/MessagesOf'

/**
 * Returns the order of the cart on screen, and the earlier order that blocks it. Use it in the form that sends the cart.
 * If the customer leaves the form, the order continues and its outcome is shown above every page.
 */
export function useCartOrder(cart: Cart | undefined) {
  const { outbox } = useCartOutbox()
  const attempts = useOrderAttempts()
  const { place, lookAgain, identify, markNotified, close } = useAttemptActions()
  const [followed, setFollowed] = useState<string | null>(null)

  const attempt = attemptOf(attempts, { cart, followed })
  if (attempt && attempt.key !== followed) setFollowed(attempt.key)
  const earlier = earlierOf(attempts, attempt)

  useShownHere([attempt, earlier].flatMap((each) => (each ? [each.key] : [])))

  // A number on screen counts as seen, however the customer leaves the page.
  const numberKey = attempt && isConfirmed(attempt) ? attempt.key : null
  useEffect(() => {
    if (numberKey !== null) return () => close(numberKey)
  }, [close, numberKey])

  return {
    attempt,
    /** An earlier order, of another cart, to be resolved or closed before this one is sent. */
    earlier,
    place(input: PlaceOrderInput) {
      const key = pressKey()
      setFollowed(key)
      return place(input, {
        key,
        settleCart: async () => {
          if ((await outbox.flush()) > 0) throw new FluidTransportError('updateCartProduct', null)
        },
      })
    },
    lookAgain: ({ key }: OrderAttempt) => void lookAgain(key),
    identify: ({ key }: OrderAttempt, answer: Parameters<typeof identify>[1]) => identify(key, answer),
    markNotified,
    close,
  }
}

/**
 * Returns the attempt that the form shows. The next cart may already have replaced a sent one; the outcome of any other
 * cart does not concern the current one. An empty cart has no form to show an attempt in, unless it was sent from there.
 */
function attemptOf(
  attempts: readonly OrderAttempt[],
  { cart, followed }: { cart: Cart | undefined; followed: string | null },
): OrderAttempt | null {
  const own = attempts.find(({ key, seenCart }) => key === followed && seenCart)
  if (own && (isUnderWay(own.stage) || isConfirmed(own))) return own
  const hasForm = ({ seenCart }: OrderAttempt) => seenCart !== null || (cart?.lines.length ?? 0) > 0
  const isOfCart = (each: OrderAttempt) => each.order.cartId === cart?.id && !isConfirmed(each)
  return attempts.findLast((each) => isOfCart(each) && hasForm(each)) ?? null
}

/** Returns the earlier order that blocks the press, until the customer resolves it. Any other is shown above the page. */
function earlierOf(attempts: readonly OrderAttempt[], attempt: OrderAttempt | null): OrderAttempt | null {
  const outcome = attempt && outcomeOf(attempt)
  if (outcome?.status !== 'foundEarlier') return null
  const earlier = attempts.find(({ id }) => id === outcome.earlier.id)
  return earlier && awaitsCustomer(earlier) ? earlier : null
}

/** Registers the attempts that this form shows, so that none appears twice on a page. */
function useShownHere(keys: readonly string[]) {
  // React's `useId` repeats in another root, which may share this store.
  const [formId] = useState(makeId)
  const setShown = useSetPortalAtom(attemptsInFormsAtom)
  const joined = keys.join(' ')
  useLayoutEffect(() => {
    setShown((shown) => new Map(shown).set(formId, joined.split(' ')))
    return () => setShown((shown) => new Map([...shown].filter(([other]) => other !== formId)))
  }, [formId, joined, setShown])
}

/** Shows the modal titled 'Error' with the reason a press failed, once the customer is at the form. */
export function useStopModal({
  attempt,
  markNotified,
}: Pick<ReturnType<typeof useCartOrder>, 'attempt' | 'markNotified'>) {
  const { messagesOf } = usePortal()
  const { showError } = useErrorModal()

  useEffect(() => {
    const outcome = attempt && outcomeOf(attempt)
    if (!outcome || attempt.isNotified || isOpen(outcome) || isConfirmed(attempt)) return
    if (isSaidInModal(outcome)) showError(reasonOf(outcome, messagesOf))
    markNotified(attempt.key)
  }, [attempt, markNotified, messagesOf, showError])
}

/** Returns true for a refusal in the merchant's words and for an unsent order. The buttons explain any other outcome. */
export function isSaidInModal(outcome: OrderOutcome): boolean {
  return outcome.status === 'notSent' || (outcome.status === 'notPlaced' && Boolean(outcome.refusal))
}

function reasonOf(outcome: OrderOutcome, messagesOf: MessagesOf): string {
  if (outcome.status !== 'notSent') return placementMessage(outcome, messagesOf) ?? ''
  const reason = isSessionGone(outcome.error)
    ? messagesOf(checkoutMessages).sessionHadEnded
    : refusalMessage(outcome.error, messagesOf)
  return `${reason}\n${messagesOf(checkoutMessages).notSent}`
}
