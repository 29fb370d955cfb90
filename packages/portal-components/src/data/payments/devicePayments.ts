import { readPaymentReference } from '@trade-portal/fluid-sdk'
import type { Money, PaymentStatus } from '@trade-portal/fluid-sdk'
import { isRecord, listOf, text } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'

/** How a payment ended; `null`: this device has not learned it. */
export type PaymentOutcome = Extract<PaymentStatus, 'approved' | 'declined' | 'cancelled'>

/** A payment that was begun on this device. */
export interface DevicePayment {
  /** Names the press that began it. */
  key: string
  /** The provider's id; `null` where only its return tells it. */
  id: string | null
  reference: string
  amount: Money
  /** Day of the statement that it pays, `YYYY-MM-DD`; `null`: an invoice, which the reference names, or what is overdue. */
  statementDate: string | null
  /** When it was begun, in milliseconds since the epoch. */
  at: number
  outcome: PaymentOutcome | null
}

/** The list itself is stored for as long after its last change. */
const LIFETIME = 7 * 24 * 60 * 60_000
const MOST = 20
const OUTCOMES: readonly unknown[] = ['approved', 'declined', 'cancelled'] satisfies PaymentOutcome[]

/** Returns how a payment ended, or `null` where that is not the last word on it. */
export function outcomeOf(status: PaymentStatus): PaymentOutcome | null {
  return isOutcome(status) ? status : null
}

/**
 * Stores the payments that were begun on this device for a customer, by whichever of their people, the latest first, for 7
 * days: those whose outcome is not known, so that nobody pays twice, and those that were approved, until the account shows
 * them. What cannot be stored is lost quietly.
 */
export function createDevicePayments({ owner, customerId }: { owner: StoredOwner; customerId: string }) {
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
  }
  const change = (key: string, changed: Partial<DevicePayment>) =>
    write(read().map((payment) => (payment.key === key ? { ...payment, ...changed } : payment)))

  return {
    read,
    /** Adds a payment that is about to be made. */
    begin: (payment: Omit<DevicePayment, 'at' | 'outcome'>) =>
      write([{ ...payment, at: now(), outcome: null }, ...read()]),
    /** Stores the id that the provider came back with. */
    identify: (key: string, id: string) => change(key, { id }),
    /** Stores how a payment ended; an approved one also where its customer has said that they did not pay. */
    end: (payment: DevicePayment, outcome: PaymentOutcome) => {
      const isStored = read().some(({ key }) => key === payment.key)
      if (isStored) change(payment.key, { outcome })
      else if (outcome === 'approved') write([...read(), { ...payment, outcome }])
    },
    /** Removes a payment that came to nothing. */
    remove: (key: string) => write(read().filter((payment) => payment.key !== key)),
  }
}

function isOutcome(value: unknown): value is PaymentOutcome {
  return OUTCOMES.includes(value)
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
    (outcome === null || isOutcome(outcome))
  return isPayment ? (stored as unknown as DevicePayment) : null
}
