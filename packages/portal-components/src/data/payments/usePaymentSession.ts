import type { FluidClient, PaymentSession } from '@trade-portal/fluid-sdk'
import { readPaymentReference } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'
import type { Reading } from '../useRead'
import { queryOptions } from '@tanstack/react-query'

const UNKNOWN: PaymentSession = { status: 'unknown', amount: null, reference: '' }

/**
 * Reads a payment. A payment with another customer's reference is reported as unknown: an address can be shared, and
 * not every back end checks the reader. Without an id nothing is read.
 */
export function usePaymentSession(id: string | null): Reading<PaymentSession> {
  const { client } = usePortal()
  const { data: user, error } = useRead(userQuery(client))
  const asked = useRead(paymentSessionQuery(client, id ?? ''), { isEnabled: id !== null })
  // Shows nothing of the payment before the customer is known.
  if (!asked.data || (!user && !error)) return { ...asked, data: undefined }
  const payer = readPaymentReference(asked.data.reference)?.customerId ?? ''
  const customerId = user?.customerId ?? ''
  const isOfAnother = payer !== '' && customerId !== '' && payer !== customerId
  return isOfAnother ? { ...asked, data: UNKNOWN } : asked
}

/** Reads the outcome of a payment, which may have changed since the last read. */
const paymentSessionQuery = (client: FluidClient, id: string) =>
  queryOptions({
    queryKey: ['fluid', 'payments', 'session', id],
    queryFn: ({ signal }) => client.payments.getSession({ id }, { signal }),
    staleTime: 0,
  })
