import { useState } from 'react'
import type { DevicePayment } from '../../data/payments/devicePayments'
import { openOwnTabPayment } from '../../data/payments/ownTabPayment'
import { useDevicePayments } from '../../data/payments/useDevicePayments'
import { usePortal } from '../../portal/PortalContext'
import type { Stored } from '../../portal/stored/openStored'

/**
 * Returns the payment that the card provider has returned from, as this device began it, and its id: that of the address
 * or, where the address names none, that of the payment which this tab began last. The id is `null` for none, and
 * either is `undefined` while nobody knows whose payments they are. Use it on a page that a provider returns to.
 */
export function useReturnedPayment(paymentId: string | null) {
  const { client } = usePortal()
  const device = useDevicePayments()
  // The fallback is chosen once: with its outcome the payment is no longer among those that are open.
  const [fallback, setFallback] = useState<string | null>()
  if (paymentId === null && fallback === undefined && device.isKnown) {
    setFallback(paymentOfTab(device.payments, openOwnTabPayment(client))?.id ?? null)
  }
  const id = paymentId ?? fallback
  const begun = device.payments.find((payment) => payment.id !== null && payment.id === id)
  return { device, id, begun: begun ?? (device.isKnown ? null : undefined) }
}

/** The payment that this tab began last or, where the tab does not know, the only one that is open. */
function paymentOfTab(payments: DevicePayment[], ofTab: Stored<string>): DevicePayment | undefined {
  const key = ofTab.read()
  const own = payments.find((payment) => payment.key === key)
  if (own) return own
  const open = payments.filter(({ id, outcome }) => id !== null && outcome === null)
  const [only] = open
  if (!only || open.length > 1) return undefined
  // A reload tells the same.
  ofTab.write(only.key)
  return only
}
