import { useLayoutEffect } from 'react'
import { attemptBarsAtom } from '../../../data/orders/orderAttempts'
import { useSetPortalAtom } from '../../../context/atoms'
import { OrderNews } from '../../../surfaces/OrderNews/OrderNews'

/**
 * Shows a customer's open orders on any page: orders still being sent after their form was left, orders without a clear
 * answer, and numbers not closed yet. Put it where every page shows it. It takes no space while there is nothing to show.
 */
export function OpenOrders() {
  const countBars = useSetPortalAtom(attemptBarsAtom)

  useLayoutEffect(() => {
    countBars((count) => count + 1)
    return () => countBars((count) => count - 1)
  }, [countBars])

  return <OrderNews />
}
