import type { Payment } from './Payment.ts'

/** The folder of the provider's pages under an endpoint. */
export const PROVIDER_FOLDER = '__pay/'
/** The script that `checkout_script_url` names. */
export const WINDRIVER_SCRIPT = 'windriver.js'

/** A payment as it is known to pages that have no server behind them. */
export interface ReportedPayment extends Pick<Payment, 'id' | 'reference' | 'status' | 'addresses'> {
  /** Dollars. */
  amount: number
  /** For the page to show, in the merchant's currency. */
  amountText: string
}

/** The connection between the back end and the provider's pages. */
export interface ProviderPages {
  /** Makes a path under an endpoint an absolute address, as the wire requires for the provider's script. */
  addressOf(path: string, endpoint: string): string
  /** Hands a payment to its page. @returns the page's address. */
  open(payment: ReportedPayment, endpoint: string): string
  /** The payment as its page left it, for the back end to record; `undefined` when the page has left nothing. */
  reported(id: string): ReportedPayment | undefined
}

/** Pages that the back end serves itself, from the same tables. */
export const servedPages: ProviderPages = {
  addressOf: servedAddress,
  open: ({ id }, endpoint) => servedAddress(`${PROVIDER_FOLDER}windcave?payment=${id}`, endpoint),
  reported: () => undefined,
}

/** Spells the machine's own addresses as `localhost`, the only host for which the wire takes plain HTTP. */
function servedAddress(path: string, endpoint: string): string {
  const address = new URL(path, endpoint)
  if (address.hostname === '127.0.0.1' || address.hostname === '[::1]') address.hostname = 'localhost'
  return address.href
}

/** The prefix of payments in the storage. It differs from the portal's, so that signing out loses no payment. */
export const STORAGE_PREFIX = 'fluid-sandbox:payment:'

/** The part of `localStorage` in use. */
export type PaymentStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Creates pages served as files beside the page that runs the back end. They share that page's storage, which also
 * holds the addresses to return to, so that no link from elsewhere can redirect a visitor anywhere.
 */
export function filePages(storage: PaymentStorage): ProviderPages {
  const addressOf = (path: string, endpoint: string) => new URL(path, endpoint).href
  return {
    addressOf,
    open(payment, endpoint) {
      storage.setItem(STORAGE_PREFIX + payment.id, JSON.stringify(payment))
      return addressOf(`${PROVIDER_FOLDER}windcave.html?payment=${payment.id}`, endpoint)
    },
    reported(id) {
      const stored = storage.getItem(STORAGE_PREFIX + id)
      return stored === null ? undefined : (JSON.parse(stored) as ReportedPayment)
    },
  }
}
