/**
 * The owner of a stored value, and its lifetime:
 *
 * - `device`: a preference of the device, for all merchants; Sign Out leaves it.
 * - `merchant`: one merchant's, for all of its users; Sign Out removes it.
 * - `customer`: one customer's at a merchant, on this device; Sign Out removes it.
 * - `lasting`: one customer's at a merchant, named by its `part`, for all users; Sign Out leaves it. No personal data.
 * - `session`: as `customer`, but in the browser's tab alone if the session is not remembered, so that both end together.
 * - `tab`: the browser's tab's, for as long as the same customer is signed in there.
 */
export type StoredScope = 'device' | 'merchant' | 'customer' | 'lasting' | 'session' | 'tab'

interface StoredRow {
  scope: StoredScope
  /** Days after the last write until a value expires. */
  days: number
  /** Raised when a value's meaning changes: older values then expire. */
  version: number
}

/** Everything the portal stores in the browser. The client's own keys are private to the client. */
export const storedKeys = {
  /** Drafts, one for each form. */
  draft: { scope: 'customer', days: 7, version: 1 },
  /** Unsent changes of the cart, one for each line. The outbox itself drops them after a day, and notifies the customer. */
  outbox: { scope: 'customer', days: 365, version: 1 },
  /** Products on their way into the cart, each until its page has shown the outcome. */
  addition: { scope: 'customer', days: 365, version: 1 },
  /** The answers of the last order's form. */
  remembered: { scope: 'session', days: 90, version: 1 },
  receipts: { scope: 'session', days: 90, version: 1 },
  searches: { scope: 'session', days: 90, version: 1 },
  /** Pages and products chosen in the palette. */
  palette: { scope: 'session', days: 90, version: 1 },
  /** Payments started on this device for a customer, by any of its users: a debt is paid once. */
  payments: { scope: 'lasting', days: 7, version: 1 },
  /** The number of unsaved changes, until their owner is notified. */
  unsaved: { scope: 'lasting', days: 7, version: 1 },
  /** The last payment started in this tab. */
  payment: { scope: 'tab', days: 7, version: 1 },
  /** The last ordered cart, for other tabs. */
  orderedCart: { scope: 'customer', days: 1, version: 1 },
  /** Changes whenever a tab finds that the host's customer has changed, for other tabs. */
  'host-news': { scope: 'merchant', days: 1, version: 1 },
  /** The scroll positions of this tab's pages. */
  scroll: { scope: 'tab', days: 7, version: 1 },
  'see-prices': { scope: 'tab', days: 90, version: 1 },
  /** The kind of the last order placed in this tab. */
  completed: { scope: 'tab', days: 7, version: 1 },
  'listing-view': { scope: 'device', days: Infinity, version: 1 },
  'single-keys': { scope: 'device', days: Infinity, version: 1 },
} as const satisfies Record<string, StoredRow>

export type StoredKey = keyof typeof storedKeys
