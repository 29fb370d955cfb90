import { useLayoutEffect } from 'react'
import { attemptBarsAtom } from '../../../data/orders/orderAttempts'
import { useSetPortalAtom } from '../../../context/atoms'
import { OrderNews } from '../../../surfaces/OrderNews/OrderNews'

/**
 * Tells a customer of their orders wherever they are: those on their way whose form was left, those that got no clear
 * answer, and the numbers that they have not closed yet. Put it where it is seen on every page; it takes no room while
 * there is nothing to tell.
 */
export function OpenOrders() {
  const countBars = useSetPortalAtom(attemptBarsAtom)

  useLayoutEffect(() => {
    countBars((count) => count + 1)
    return () => countBars((count) => count - 1)
  }, [countBars])

  return <OrderNews />
}
