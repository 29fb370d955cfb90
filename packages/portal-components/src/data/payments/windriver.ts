import { paymentAddress } from '@trade-portal/fluid-sdk'
import type { Currency, Money, Settings } from '@trade-portal/fluid-sdk'

interface WindriverCheckout {
  redirect(sale: {
    key: string
    /** Dollars. */
    amount: number
    currency: Currency
    type: 'sale'
    reference: string
    collectShipping: boolean
    successUrl: string
    cancelUrl: string
  }): void
}

interface WindriverSale {
  /** The payment's id, added to both return addresses so that neither can be mistaken for another payment's. */
  id: string
  amount: Money
  currency: Currency
  reference: string
  approvedUrl: string
  cancelledUrl: string
}

const TEN_THOUSANDTHS = 10_000

/**
 * Loads the provider's script from the address in the merchant's settings.
 *
 * @returns a function that redirects the browser to the provider's page.
 * @throws {Error} when the settings have no address or key, or the script cannot be loaded.
 */
export async function openWindriver({ values }: Settings): Promise<(sale: WindriverSale) => void> {
  const address = paymentAddress(values.get('checkout_script_url') ?? '')
  const key = values.get('checkout_key')
  if (!address || !key) throw new Error('The merchant names no script or no key of the card provider.')
  const checkout = loaded() ?? (await load(address))
  return ({ id, amount, currency, reference, approvedUrl, cancelledUrl }) =>
    checkout.redirect({
      key,
      amount: amount / TEN_THOUSANDTHS,
      currency,
      type: 'sale',
      reference,
      collectShipping: true,
      successUrl: withTransaction(approvedUrl, id),
      cancelUrl: withTransaction(cancelledUrl, id),
    })
}

/** Makes an unguessable id. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function loaded(): WindriverCheckout | undefined {
  return (window as { WindriverCheckout?: WindriverCheckout }).WindriverCheckout
}

/** Returns a script's address for a page with Trusted Types, whose policy can allow it by name. */
function scriptAddress(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return (
    trustedTypes
      ?.createPolicy('trade-card-provider', { createScriptURL: () => address })
      .createScriptURL('') ?? address
  )
}

/** The used part of the browser's Trusted Types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string }
}

function load(address: string): Promise<WindriverCheckout> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('The card provider’s script could not be read.'))
    }
    script.src = scriptAddress(address)
    script.onerror = fail
    script.onload = () => {
      const checkout = loaded()
      if (checkout) resolve(checkout)
      else fail()
    }
    document.head.append(script)
  })
}

/** Adds the id to the query in the last part of an address: before a `#` it would belong to another page. */
function withTransaction(address: string, id: string): string {
  const hasQuery = address.slice(address.indexOf('#') + 1).includes('?')
  return `${address}${hasQuery ? '&' : '?'}transid=${id}`
}
