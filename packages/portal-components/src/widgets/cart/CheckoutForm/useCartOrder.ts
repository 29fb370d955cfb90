import { FluidTransportError } from '@trade-portal/fluid-sdk'
import type { Cart, PlaceOrderInput, TransactionSummary } from '@trade-portal/fluid-sdk'
import { useEffect, useLayoutEffect, useState } from 'react'
import { pressKey, useAttemptActions } from '../../../data/orders/attemptActions'
import { useSetPortalAtom } from '../../../context/atoms'
import { makeId } from '../../../hooks/makeId'
import { useCartOutbox } from '../../../data/cart/outbox/useCartOutbox'
import {
  attemptsInFormsAtom,
  awaitsCustomer,
  isConfirmed,
  isUnderWay,
  outcomeOf,
  useOrderAttempts,
} from '../../../data/orders/orderAttempts'
import type { OrderAttempt } from '../../../data/orders/orderAttempts'

/**
 * The order of the cart on screen, and the earlier one that its press has met. Use it in the form that sends the cart;
 * should the customer leave it meanwhile, the order goes on, and its end is told above every page.
 */
export function useCartOrder(cart: Cart | undefined) {
  const { outbox } = useCartOutbox()
  const attempts = useOrderAttempts()
  const { place, lookAgain, identify, markTold, close } = useAttemptActions()
  const [followed, setFollowed] = useState<string | null>(null)

  const attempt = attemptOf(attempts, { cart, followed })
  if (attempt && attempt.key !== followed) setFollowed(attempt.key)
  const earlier = earlierOf(attempts, attempt)

  useShownHere([attempt, earlier].flatMap((each) => (each ? [each.key] : [])))

  // Whichever way the number was left that was on screen, it was seen.
  const numberKey = attempt && isConfirmed(attempt) ? attempt.key : null
  useEffect(() => {
    if (numberKey !== null) return () => close(numberKey)
  }, [close, numberKey])

  return {
    attempt,
    /** An earlier order, of another cart, that has to be answered or read before this one is sent. */
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
    identify: (
      { key }: OrderAttempt,
      answer: { mine: TransactionSummary | null; shown: readonly TransactionSummary[] },
    ) => identify(key, answer),
    markTold,
    close,
  }
}

/**
 * The attempt that a form shows. A cart that is being sent, or was, may already have given way to the next one; of any
 * other cart, what became of it says nothing of the present one. An empty cart has no form to show it in, unless it was
 * pressed there.
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

/** The earlier order that the press has met, until it is answered; what is looked for is shown above the page. */
function earlierOf(attempts: readonly OrderAttempt[], attempt: OrderAttempt | null): OrderAttempt | null {
  const outcome = attempt && outcomeOf(attempt)
  if (outcome?.status !== 'foundEarlier') return null
  const earlier = attempts.find(({ id }) => id === outcome.earlier.id)
  return earlier && awaitsCustomer(earlier) ? earlier : null
}

/** Says what this form shows, so that nothing is told twice on one page. */
function useShownHere(keys: readonly string[]) {
  // React's own ids are the same in another root, which may share this store.
  const [formId] = useState(makeId)
  const setShown = useSetPortalAtom(attemptsInFormsAtom)
  const joined = keys.join(' ')
  useLayoutEffect(() => {
    setShown((shown) => new Map(shown).set(formId, joined.split(' ')))
    return () => setShown((shown) => new Map([...shown].filter(([other]) => other !== formId)))
  }, [formId, joined, setShown])
}
