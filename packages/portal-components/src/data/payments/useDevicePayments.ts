import { atom } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { usePortalStore } from '../../portal/atoms'
import { usePortal } from '../../portal/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'
import { createDevicePayments, paymentsName, storedPayments } from './devicePayments'

/** Counts the changes of this page, which the browser tells to other tabs alone. */
const changesAtom = atom(0)

/**
 * Returns the payments that the signed-in customer began on this device, the latest first, and what changes them. Use it
 * beside whatever is paid: it follows what other widgets and other tabs change.
 */
export function useDevicePayments() {
  const { client } = usePortal()
  const store = usePortalStore()
  const { data: user, error } = useRead(userQuery(client))
  const isKnown = user !== undefined || error !== null
  const customerId = user?.customerId ?? ''
  const { storage } = client

  const stored = useSyncExternalStore(
    (onChange) => {
      const unsubscribe = store.sub(changesAtom, onChange)
      window.addEventListener('storage', onChange)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', onChange)
      }
    },
    () => (customerId === '' ? null : storage.get(paymentsName(customerId))),
    () => null,
  )
  const payments = useMemo(() => storedPayments(stored, customerId), [stored, customerId])

  return useMemo(() => {
    const device = createDevicePayments({ storage, customerId })
    const telling =
      <Args extends unknown[]>(change: (...args: Args) => void) =>
      (...args: Args) => {
        change(...args)
        store.set(changesAtom, (count) => count + 1)
      }
    return {
      /** False while nobody knows whose payments they are. */
      isKnown,
      payments,
      /** The same at this moment, for a press. */
      read: device.read,
      begin: telling(device.begin),
      identify: telling(device.identify),
      end: telling(device.end),
      remove: telling(device.remove),
    }
  }, [storage, customerId, payments, store, isKnown])
}
