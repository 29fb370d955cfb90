import { useEffect, useState } from 'react'
import {
  attemptsInFormsAtom,
  isConfirmed,
  isOpen,
  outcomeOf,
  useOrderAttempts,
} from '../../data/orders/orderAttempts'
import type { OrderAttempt } from '../../data/orders/orderAttempts'
import { lazy, nothing, useLazy } from '../../hooks/lazy'
import { whenIdle } from '../../hooks/idle'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../context/PortalContext'
import { usePortalAtomValue } from '../../context/atoms'
import { commonWords, errorsWords } from '../../messages/common'

const OrderNewsList = lazy(async () => (await import('./OrderNewsList')).OrderNewsList, {
  fallback: nothing,
})

/**
 * The signed-in customer's orders that no form shows and that they have not closed yet. Takes no room without any, as most
 * pages are: what tells of them is read once the page has nothing else to do, or with the first.
 */
export function OrderNews() {
  const { say } = usePortal()
  const attempts = useOrderAttempts()
  const inForms = [...usePortalAtomValue(attemptsInFormsAtom).values()].flat()
  const { isLoaded, preload } = useLazy(OrderNewsList)
  const [isUnread, setIsUnread] = useState(false)

  const shown = attempts.filter((attempt) => !inForms.includes(attempt.key) && !isOver(attempt))
  const isNeeded = shown.length > 0 && !isLoaded && !isUnread
  useEffect(() => {
    if (isNeeded) void preload().then((isThere) => setIsUnread(!isThere))
  })
  // A failure is told with the first order.
  useEffect(() => whenIdle(() => void OrderNewsList.preload()), [])

  if (shown.length === 0) return null
  if (isLoaded) return <OrderNewsList attempts={shown} />
  return (
    isUnread && (
      <Callout
        tone="critical"
        action={<Button onPress={() => setIsUnread(false)}>{say(commonWords).tryAgain}</Button>}
      >
        {say(errorsWords).pageUnread}
      </Callout>
    )
  )
}

/** Tells once of what did not become an order; a number, or that nobody knows, until it is closed or known. */
function isOver(attempt: OrderAttempt): boolean {
  const outcome = outcomeOf(attempt)
  return attempt.isTold && outcome !== null && !isOpen(outcome) && !isConfirmed(attempt)
}
