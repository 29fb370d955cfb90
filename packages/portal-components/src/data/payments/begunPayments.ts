import type { Money, PaymentStatus, ScopedStorage } from '@trade-portal/fluid-sdk'

/** A payment that was begun on this device, and whose outcome it has not learned. */
export interface BegunPayment {
  /** The provider's id; `null` where only its return tells it. */
  id: string | null
  reference: string
  amount: Money
  /** Milliseconds since the epoch. */
  at: number
}

const LIFETIME = 7 * 24 * 60 * 60_000
const MOST = 20

/** Tells whether an outcome is the last word on a payment. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'approved' || status === 'declined' || status === 'cancelled'
}

/**
 * Keeps the payments that a customer has begun, by merchant and user, the latest first, until their outcome is known or
 * 7 days have passed. Those that cannot be stored are lost quietly; signing out removes all.
 */
export function createBegunPayments(options: { storage: ScopedStorage; user: string; now?: () => number }) {
  const { storage, user, now = Date.now } = options
  const name = `payments:${encodeURIComponent(user)}`
  const read = () => kept(storage.get(name)).filter(({ at }) => now() - at < LIFETIME)
  const write = (payments: BegunPayment[]) => {
    if (payments.length > 0) storage.set(name, JSON.stringify(payments.slice(0, MOST)))
    else storage.remove(name)
  }
  return {
    read,
    add: (payment: Omit<BegunPayment, 'at'>) => write([{ ...payment, at: now() }, ...read()]),
    /** Lets go of a payment of which the customer says that it came to nothing. */
    forget: ({ reference, at }: BegunPayment) =>
      write(read().filter((one) => one.reference !== reference || one.at !== at)),
    /** Lets go of a payment whose outcome is known: by its id, or where that was not known by what it was for. */
    settle: ({ id, reference, amount }: { id: string; reference: string; amount: Money | null }) => {
      const all = read()
      const own = all.find((one) => one.id === id) ?? all.find((one) => isNameless(one, reference, amount))
      if (own) write(all.filter((one) => one !== own))
    },
  }
}

function isNameless(payment: BegunPayment, reference: string, amount: Money | null): boolean {
  return (
    payment.id === null && payment.reference === reference && (amount === null || payment.amount === amount)
  )
}

/** Reads stored payments, and none from a text that another version wrote differently. */
function kept(text: string | null): BegunPayment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBegun) : []
  } catch {
    return []
  }
}

function isBegun(stored: unknown): stored is BegunPayment {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, reference, amount, at } = stored as Partial<Record<keyof BegunPayment, unknown>>
  const isNamed = id === null || typeof id === 'string'
  return isNamed && typeof reference === 'string' && typeof amount === 'number' && typeof at === 'number'
}
