import { useState } from 'react'
import { useBegunPayments } from '../../data/payments/useBegunPayments'
import { usePortal } from '../../portal/PortalContext'

/**
 * Gives the id of the payment that this customer has begun last, as it was when they came: `null` for none, and
 * `undefined` while nobody knows who they are. Use it where a provider returns without an id.
 */
export function useRememberedPayment(): string | null | undefined {
  const { session } = usePortal()
  const begun = useBegunPayments()
  const [remembered, setRemembered] = useState<string | null>()
  // Its outcome lets go of it, and is still told.
  if (remembered === undefined && session.status === 'signedIn') {
    setRemembered(begun.read().find(({ id }) => id !== null)?.id ?? null)
  }
  return remembered
}
