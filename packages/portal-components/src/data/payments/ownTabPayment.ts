const KEY = 'trade:payment'

/**
 * Returns the key of the payment that this tab began last, or `null`. The card provider leads back in the same tab, so that
 * this tells its payment from those of other tabs where the address names none.
 */
export function readOwnTabPayment(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stores the key of the payment that this tab began, for when the provider leads back to it. */
export function storeOwnTabPayment(key: string): void {
  try {
    sessionStorage.setItem(KEY, key)
  } catch {
    // Blocked or full: the payment is then told by its id alone.
  }
}
