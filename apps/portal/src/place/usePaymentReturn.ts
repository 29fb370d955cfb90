import { readPaymentReturn } from '@trade-portal/fluid-sdk'
import { useNavigation, usePlace } from './PlaceContext'

/**
 * Gives the id of the payment that the card provider returned from, and takes it out of the address once it was read. Until
 * then it stays there, so that it outlives a sign-in; afterwards the browser's history keeps it for a reload.
 */
export function usePaymentReturn() {
  const { path, query, note } = usePlace()
  const { goTo } = useNavigation()
  const { id, address } = readPaymentReturn(path + query)
  const paymentId = id ?? paymentIn(note)
  return {
    paymentId,
    onRead: () => {
      if (id !== null) goTo(address, { replace: true, note: { paymentId }, keepsScroll: true })
    },
  }
}

function paymentIn(note: unknown): string | null {
  if (typeof note !== 'object' || note === null || !('paymentId' in note)) return null
  return typeof note.paymentId === 'string' ? note.paymentId : null
}
