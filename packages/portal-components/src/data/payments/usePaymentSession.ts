import type { FluidClient, PaymentSession } from '@trade-portal/fluid-sdk'
import { readPaymentReference } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'
import type { Reading } from '../useRead'
import { queryOptions } from '@tanstack/react-query'

const UNKNOWN: PaymentSession = { status: 'unknown', amount: null, reference: '' }

/**
 * Reads a payment as this customer may know it: one whose reference names another customer is as unknown as one that never
 * was. An address can be handed on, and not every back end looks who asks. Without an id nobody is asked.
 */
export function usePaymentSession(id: string | null): Reading<PaymentSession> {
  const { client } = usePortal()
  const { data: user, error } = useRead(userQuery(client))
  const asked = useRead(paymentSessionQuery(client, id ?? ''), { isEnabled: id !== null })
  // Nothing of it is told before it is known who is told.
  if (!asked.data || (!user && !error)) return { ...asked, data: undefined }
  const payer = readPaymentReference(asked.data.reference)?.customerId ?? ''
  const customerId = user?.customerId ?? ''
  const isOfAnother = payer !== '' && customerId !== '' && payer !== customerId
  return isOfAnother ? { ...asked, data: UNKNOWN } : asked
}

/** The outcome of a payment. It may have changed whenever it is asked for anew. */
const paymentSessionQuery = (client: FluidClient, id: string) =>
  queryOptions({
    queryKey: ['fluid', 'payments', 'session', id],
    queryFn: ({ signal }) => client.payments.getSession({ id }, { signal }),
    staleTime: 0,
  })
