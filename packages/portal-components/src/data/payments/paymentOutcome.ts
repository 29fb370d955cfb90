import { readPaymentReference } from '@trade-portal/fluid-sdk'
import type { FluidClient, PaymentSession } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'
import { usePortal } from '../../context/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'
import type { Reading } from '../useRead'
import { useQueryCache } from '../../context/queries'
import { statementsKey } from '../statements/statements'
import { invoicesKey } from '../transactions/transactions'
import { useDevicePayments } from './devicePayments'
import type { DevicePayment, PaymentOutcome } from './devicePayments'

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

/**
 * Returns a function that handles a payment's outcome: stores it if the payment was started on this device, and
 * refetches the account after an approval. Use it wherever the merchant reports an outcome.
 */
export function useSettlePayment() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const device = useDevicePayments()
  /** `payment`: the payment started on this device, or `null`; `outcome`: `null` if it is not known. */
  return (payment: DevicePayment | null, outcome: PaymentOutcome | null) => {
    if (payment && outcome !== null && payment.outcome !== outcome) device.end(payment, outcome)
    if (outcome !== 'approved') return
    for (const queryKey of [userQuery(client).queryKey, statementsKey, invoicesKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
