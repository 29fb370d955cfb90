import type { Money, PaymentStatus, ScopedStorage } from '@trade-portal/fluid-sdk'

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

const VERSION = 2
const LIFETIME = 7 * 24 * 60 * 60_000
const MOST = 20

/** Returns the name under which the payments of a customer are stored. It survives a sign-out (see the SDK). */
export const paymentsName = (customerId: string) => `payments:${encodeURIComponent(customerId)}`

/** Returns how a payment ended, or `null` where that is not the last word on it. */
export function outcomeOf(status: PaymentStatus): PaymentOutcome | null {
  return status === 'approved' || status === 'declined' || status === 'cancelled' ? status : null
}

/**
 * Stores the payments that were begun on this device, by merchant and customer, the latest first, for 7 days: those whose
 * outcome is not known, so that nobody pays twice, and those that were approved, until the account shows them. What cannot
 * be stored is lost quietly.
 */
export function createDevicePayments(options: {
  storage: ScopedStorage
  /** Empty where the customer is not known, who then has none. */
  customerId: string
  now?: () => number
}) {
  const { storage, customerId, now = Date.now } = options
  const name = paymentsName(customerId)
  const read = () => (customerId === '' ? [] : storedPayments(storage.get(name), customerId, now()))
  const write = (payments: DevicePayment[]) => {
    if (customerId === '') return
    if (payments.length === 0) storage.remove(name)
    else storage.set(name, JSON.stringify({ version: VERSION, payments: payments.slice(0, MOST) }))
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
    /** Stores how a payment ended. */
    end: (key: string, outcome: PaymentOutcome) => change(key, { outcome }),
    /** Removes a payment that came to nothing. */
    remove: (key: string) => write(read().filter((payment) => payment.key !== key)),
  }
}

/** Reads stored payments: none from a text of another version or shape, none of another customer, none that is too old. */
export function storedPayments(text: string | null, customerId: string, now = Date.now()): DevicePayment[] {
  const { version, payments } = parsed(text)
  if (version !== VERSION || !Array.isArray(payments)) return []
  return payments.filter(isDevicePayment).filter(({ at, reference }) => {
    const isOwn = reference.startsWith(`${customerId}-`)
    return isOwn && Math.abs(now - at) < LIFETIME
  })
}

function parsed(text: string | null): { version?: unknown; payments?: unknown } {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

const isText = (value: unknown) => typeof value === 'string'
const OUTCOMES: readonly unknown[] = ['approved', 'declined', 'cancelled', null]

function isDevicePayment(stored: unknown): stored is DevicePayment {
  if (typeof stored !== 'object' || stored === null) return false
  const { key, id, reference, amount, statementDate, at, outcome } = stored as Record<string, unknown>
  return (
    isText(key) &&
    isText(reference) &&
    (id === null || isText(id)) &&
    (statementDate === null || isText(statementDate)) &&
    Number.isSafeInteger(amount) &&
    Number.isFinite(at) &&
    OUTCOMES.includes(outcome)
  )
}
