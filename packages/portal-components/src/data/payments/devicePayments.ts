import { readPaymentReference } from '@trade-portal/fluid-sdk'
import type { Money, PaymentStatus } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import { isRecord, listOf, oneOf, text } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'
import { usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { userQuery } from '../account/account'
import { useRead } from '../useRead'

/** The outcome of a payment; `null` if this device does not know it. */
export type PaymentOutcome = Extract<PaymentStatus, 'approved' | 'declined' | 'cancelled'>

/** A payment started on this device. */
export interface DevicePayment {
  /** Identifies the press that started it. */
  key: string
  /** The provider's id; `null` if it only comes with the return from the provider. */
  id: string | null
  reference: string
  amount: Money
  /** Day of the paid statement, `YYYY-MM-DD`; `null` for an invoice or the overdue amount. */
  statementDate: string | null
  /** Time of the start, in milliseconds since the epoch. */
  at: number
  outcome: PaymentOutcome | null
}

/** The list itself is also stored for this long after its last change. */
const LIFETIME = 7 * 24 * 60 * 60_000
const MOST = 20

interface DevicePaymentsOptions {
  owner: StoredOwner
  customerId: string
  onChange?: () => void
}

/** Returns the outcome of a payment, or `null` if it is not final. */
export const outcomeOf = oneOf<PaymentOutcome>('approved', 'declined', 'cancelled')

/**
 * Stores the payments started on this device for a customer, by any of their people, the latest first, for 7 days: open
 * ones, to prevent paying twice, and approved ones, until the account shows them. A failure to store is ignored.
 */
export function createDevicePayments({ owner, customerId, onChange }: DevicePaymentsOptions) {
  const { now = Date.now } = owner
  const isKnown = owner.user !== '' && customerId !== ''
  const stored = openStored(owner, 'payments', listOf(devicePayment), encodeURIComponent(customerId))

  const read = () => {
    const payments = isKnown ? (stored.read() ?? []) : []
    return payments.filter(({ at, reference }) => {
      const isOwn = readPaymentReference(reference)?.customerId === customerId
      return isOwn && Math.abs(now() - at) < LIFETIME
    })
  }
  const write = (payments: DevicePayment[]) => {
    if (!isKnown) return
    if (payments.length === 0) stored.clear()
    else stored.write(payments.sort((one, other) => other.at - one.at).slice(0, MOST))
    onChange?.()
  }
  const change = (key: string, changed: Partial<DevicePayment>) =>
    write(read().map((payment) => (payment.key === key ? { ...payment, ...changed } : payment)))

  return {
    /** Returns the current payments, for use in a press. */
    read,
    begin: (payment: Omit<DevicePayment, 'at' | 'outcome'>) =>
      write([{ ...payment, at: now(), outcome: null }, ...read()]),
    /** Stores the id returned by the provider. */
    identify: (key: string, id: string) => change(key, { id }),
    /** Stores the outcome of a payment; an approval also if its customer has denied paying. */
    end: (payment: DevicePayment, outcome: PaymentOutcome) => {
      const isStored = read().some(({ key }) => key === payment.key)
      if (isStored) change(payment.key, { outcome })
      else if (outcome === 'approved') write([...read(), { ...payment, outcome }])
    },
    remove: (key: string) => write(read().filter((payment) => payment.key !== key)),
  }
}

const devicePayment: Check<DevicePayment> = (stored) => {
  if (!isRecord(stored)) return null
  const { key, id, reference, amount, statementDate, at, outcome } = stored
  const isPayment =
    text(key) !== null &&
    text(reference) !== null &&
    (id === null || text(id) !== null) &&
    (statementDate === null || text(statementDate) !== null) &&
    Number.isSafeInteger(amount) &&
    Number.isFinite(at) &&
    (outcome === null || outcomeOf(outcome) !== null)
  return isPayment ? (stored as unknown as DevicePayment) : null
}

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
    () =>
      createDevicePayments({
        owner: { client, user },
        customerId,
        onChange: () => store.set(changesAtom, (count) => count + 1),
      }),
    [client, user, customerId, store],
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

  return useMemo(
    () => ({
      ...device,
      /** False until the customer is known. */
      isKnown,
      payments: JSON.parse(written) as DevicePayment[],
    }),
    [device, written, isKnown],
  )
}
