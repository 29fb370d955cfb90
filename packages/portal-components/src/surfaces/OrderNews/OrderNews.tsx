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
import { useMessages } from '../../context/PortalContext'
import { usePortalAtomValue } from '../../context/atoms'
import { commonMessages, errorsMessages } from '../../messages/common'

const OrderNewsList = lazy(async () => (await import('./OrderNewsList')).OrderNewsList, {
  fallback: nothing,
})

/**
 * The signed-in customer's open orders that no form on the page shows. Most pages have none, so the list renders
 * nothing then, and its code loads when the page is idle or when there is an order.
 */
export function OrderNews() {
  const common = useMessages(commonMessages)
  const errors = useMessages(errorsMessages)
  const attempts = useOrderAttempts()
  const inForms = [...usePortalAtomValue(attemptsInFormsAtom).values()].flat()
  const { isLoaded, preload } = useLazy(OrderNewsList)
  const [isUnread, setIsUnread] = useState(false)

  const shown = attempts.filter((attempt) => !inForms.includes(attempt.key) && !isOver(attempt))
  const isNeeded = shown.length > 0 && !isLoaded && !isUnread
  useEffect(() => {
    if (isNeeded) void preload().then((isThere) => setIsUnread(!isThere))
  })
  // A failed load is reported when there is an order to show.
  useEffect(() => whenIdle(() => void OrderNewsList.preload()), [])

  if (shown.length === 0) return null
  if (isLoaded) return <OrderNewsList attempts={shown} />
  return (
    isUnread && (
      <Callout tone="critical" action={<Button onPress={() => setIsUnread(false)}>{common.tryAgain}</Button>}>
        {errors.pageUnread}
      </Callout>
    )
  )
}

/** Returns whether an order needs no news: a failed one is shown once, others until closed or resolved. */
function isOver(attempt: OrderAttempt): boolean {
  const outcome = outcomeOf(attempt)
  return attempt.isNotified && outcome !== null && !isOpen(outcome) && !isConfirmed(attempt)
}
