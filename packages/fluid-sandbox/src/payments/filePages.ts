import { PROVIDER_FOLDER, type ProviderPages, type ToldPayment } from './ProviderPages.ts'

/**
 * Starts the key of each payment in the storage. It is not the portal's prefix, because signing out must not lose a
 * payment.
 */
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
    told(id) {
      const kept = storage.getItem(STORAGE_PREFIX + id)
      return kept === null ? undefined : (JSON.parse(kept) as ToldPayment)
    },
  }
}
