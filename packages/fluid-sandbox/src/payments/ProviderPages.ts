import type { Payment } from './Payment.ts'

/** Where the provider's pages stand under an endpoint. */
export const PROVIDER_FOLDER = '__pay/'
/** The script that `checkout_script_url` names. */
export const WINDRIVER_SCRIPT = 'windriver.js'

/** A payment as pages know it that no server stands behind. */
export interface ToldPayment extends Pick<Payment, 'id' | 'reference' | 'status' | 'addresses'> {
  /** Dollars. */
  amount: number
  /** For the page to show, in the merchant's currency. */
  amountText: string
}

/** How the back end and the provider's pages reach each other. */
export interface ProviderPages {
  /** A path under an endpoint as an absolute address, which the wire asks of the provider's script. */
  addressOf(path: string, endpoint: string): string
  /** Lets the page of a payment know it, and tells the page's address. */
  open(payment: ToldPayment, endpoint: string): string
  /** What a page told of a payment, for the back end to record; `undefined` when it told nothing. */
  told(id: string): ToldPayment | undefined
}

/** Pages that the back end serves itself, from the same tables. */
export const servedPages: ProviderPages = {
  addressOf: servedAddress,
  open: ({ id }, endpoint) => servedAddress(`${PROVIDER_FOLDER}windcave?payment=${id}`, endpoint),
  told: () => undefined,
}

/** The wire takes plain HTTP for `localhost` alone, so the machine's own addresses are spelled so. */
function servedAddress(path: string, endpoint: string): string {
  const address = new URL(path, endpoint)
  if (address.hostname === '127.0.0.1' || address.hostname === '[::1]') address.hostname = 'localhost'
  return address.href
}
