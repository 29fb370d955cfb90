import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { userQuery } from '../account/account'
import { statementsKey } from '../statements/statements'
import { invoicesKey } from '../transactions/transactions'
import type { DevicePayment, PaymentOutcome } from './devicePayments'
import { useDevicePayments } from './useDevicePayments'

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
