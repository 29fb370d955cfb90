import { atom } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'
import { createDevicePayments } from './devicePayments'
import type { DevicePayment } from './devicePayments'

/** Counts the changes made on this page; storage events only reach other tabs. */
const changesAtom = atom(0)

/**
 * Returns the payments started on this device for the customer, the latest first, and the functions to change them. Use
 * it next to anything that can be paid: it follows changes by other widgets and other tabs.
 */
export function useDevicePayments() {
  const { client } = usePortal()
  const store = usePortalStore()
  const user = client.session.current()?.username ?? ''
  const { data, error } = useRead(userQuery(client))
  const isKnown = data !== undefined || error !== null
  const customerId = data?.customerId ?? ''
  const device = useMemo(
    () => createDevicePayments({ owner: { client, user }, customerId }),
    [client, user, customerId],
  )
  // Compared as text, since each read returns a new list.
  const written = useSyncExternalStore(
    (onChange) => {
      const unsubscribe = store.sub(changesAtom, onChange)
      window.addEventListener('storage', onChange)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', onChange)
      }
    },
    () => JSON.stringify(device.read()),
    () => '[]',
  )

  return useMemo(() => {
    const telling =
      <Args extends unknown[]>(change: (...args: Args) => void) =>
      (...args: Args) => {
        change(...args)
        store.set(changesAtom, (count) => count + 1)
      }
    return {
      /** False until the customer is known. */
      isKnown,
      payments: JSON.parse(written) as DevicePayment[],
      /** Returns the current payments, for use in a press. */
      read: device.read,
      begin: telling(device.begin),
      identify: telling(device.identify),
      end: telling(device.end),
      remove: telling(device.remove),
    }
  }, [device, written, store, isKnown])
}
