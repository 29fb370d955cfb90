import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useCopyOrder } from '../../data/transactions/useCopyOrder'
import { useStableHandler } from '../../hooks/useStableHandler'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useCopyQuestion } from '../CopyToCart/CopyToCart'
import { ordersMessages } from '../../messages/orders'

/** Copies an order to the cart and goes there. Use it for a list of orders, one of which can be busy at a time. */
export function useOrderAgain() {
  const { navigate } = usePortal()
  const words = useMessages(ordersMessages)
  const { mutate, isPending, variables } = useCopyOrder()
  const { begin, isLooking, question } = useCopyQuestion({
    note: (items) => (items === null ? words.copyUnknown : words.copyNote(items)),
    onCopy: (order: TransactionId) => mutate(order, { onSuccess: () => navigate('/cart') }),
  })
  return {
    begin: useStableHandler((order: TransactionId) => {
      if (!isPending && !isLooking) begin(order)
    }),
    /** Returns whether this order is being copied. */
    isCopying: ({ number, suffix }: TransactionId) =>
      isPending && variables?.number === number && variables.suffix === suffix,
    question,
  }
}
