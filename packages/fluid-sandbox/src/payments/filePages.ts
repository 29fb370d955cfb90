import { PROVIDER_FOLDER, type ProviderPages, type ToldPayment } from './ProviderPages.ts'

/** Where pages and back end keep a payment, by its id. Not the portal's prefix: signing out must not lose it. */
export const STORAGE_PREFIX = 'fluid-sandbox:payment:'

/** What `localStorage` is, as much of it as is needed. */
export type PaymentStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Pages that are files beside the page that the back end runs in. They meet in that page's storage, which holds the
 * addresses to return to as well, so that no link from elsewhere can send anybody anywhere.
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
