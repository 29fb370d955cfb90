import { readPaymentReturn } from '@trade-portal/fluid-sdk'
import { useNavigation, usePortalLocation } from './LocationContext'

/**
 * Returns the id of the payment after the card provider's redirect, and removes it from the address. Before that it stays
 * there, so that it outlives a sign-in; afterwards the history entry keeps it for a reload.
 */
export function usePaymentReturn() {
  const { path, query, note } = usePortalLocation()
  const { goTo } = useNavigation()
  const { id, address } = readPaymentReturn(path + query)
  const paymentId = id ?? paymentIn(note)
  return {
    paymentId,
    onRead: () => {
      if (id !== null) goTo(address, { replace: true, note: { paymentId }, preservesScroll: true })
    },
  }
}

function paymentIn(note: unknown): string | null {
  if (typeof note !== 'object' || note === null || !('paymentId' in note)) return null
  return typeof note.paymentId === 'string' ? note.paymentId : null
}
