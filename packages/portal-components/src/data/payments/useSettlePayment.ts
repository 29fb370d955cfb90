import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { userQuery } from '../account/account'
import { statementsKey } from '../statements/statements'
import { invoicesKey } from '../transactions/transactions'
import type { DevicePayment, PaymentOutcome } from './devicePayments'
import { useDevicePayments } from './useDevicePayments'

/**
 * Returns what follows a payment's outcome: it is stored where the payment was begun on this device, and once approved the
 * account is read again. Use it wherever the merchant says what became of a payment.
 */
export function useSettlePayment() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const device = useDevicePayments()
  /** `payment`: as this device began it, `null` for one that it did not; `outcome`: `null` while nobody knows it. */
  return (payment: DevicePayment | null, outcome: PaymentOutcome | null) => {
    if (payment && outcome !== null && payment.outcome !== outcome) device.end(payment, outcome)
    if (outcome !== 'approved') return
    for (const queryKey of [userQuery(client).queryKey, statementsKey, invoicesKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
