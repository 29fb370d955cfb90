import { atom } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'
import { createDevicePayments } from './devicePayments'
import type { DevicePayment } from './devicePayments'

/** Counts the changes of this page, which the browser tells to other tabs alone. */
const changesAtom = atom(0)

/**
 * Returns the payments that were begun on this device for the customer, the latest first, and what changes them. Use it beside
 * whatever is paid: it follows what other widgets and other tabs change.
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
  // As text: a list is another one at each read.
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
      /** False while nobody knows whose payments they are. */
      isKnown,
      payments: JSON.parse(written) as DevicePayment[],
      /** The same at this moment, for a press. */
      read: device.read,
      begin: telling(device.begin),
      identify: telling(device.identify),
      end: telling(device.end),
      remove: telling(device.remove),
    }
  }, [device, written, store, isKnown])
}
