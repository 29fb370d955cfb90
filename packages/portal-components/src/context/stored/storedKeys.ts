/**
 * Whose a stored value is, and what it goes with:
 *
 * - `device`: a preference of the device, of no merchant; Sign Out leaves it.
 * - `merchant`: of a merchant, whoever is signed in there; Sign Out takes it.
 * - `customer`: a customer's of a merchant, on the device; Sign Out takes it.
 * - `lasting`: of a customer of a merchant, whom its `part` names, whoever acts for them; Sign Out leaves it. No personal data.
 * - `session`: as `customer`, and in the browser's tab alone where the session is not remembered, so that it goes with it.
 * - `tab`: of the browser's tab, for as long as the same customer is signed in there.
 */
export type StoredScope = 'device' | 'merchant' | 'customer' | 'lasting' | 'session' | 'tab'

interface StoredRow {
  scope: StoredScope
  /** Days after which a value that was not written again is forgotten. */
  days: number
  /** Raised when a value's meaning changes: older values are then forgotten. */
  version: number
}

/** Everything that the portal stores in the browser. The client's own keys are private to the client. */
export const storedKeys = {
  /** Forms that were begun, a form each. */
  draft: { scope: 'customer', days: 7, version: 1 },
  /** Changes of the cart that wait, a line each. The outbox itself drops them after a day, and says so. */
  outbox: { scope: 'customer', days: 365, version: 1 },
  /** Products on their way into the cart, each until its page has told what became of it. */
  addition: { scope: 'customer', days: 365, version: 1 },
  /** Answers that the last order was placed with. */
  remembered: { scope: 'session', days: 90, version: 1 },
  receipts: { scope: 'session', days: 90, version: 1 },
  searches: { scope: 'session', days: 90, version: 1 },
  /** Pages and products that the customer went to from the palette. */
  palette: { scope: 'session', days: 90, version: 1 },
  /** Payments that were begun here for a customer, by whichever of their people: a debt is paid once. */
  payments: { scope: 'lasting', days: 7, version: 1 },
  /** How many changes of a user's customer were not saved, who has to hear of it. */
  unsaved: { scope: 'lasting', days: 7, version: 1 },
  /** The payment that this tab began last. */
  payment: { scope: 'tab', days: 7, version: 1 },
  /** The cart that was ordered last, for other tabs to hear of. */
  orderedCart: { scope: 'customer', days: 1, version: 1 },
  /** Changes whenever a tab finds that the host's customer is another one than it was, for other tabs to hear of. */
  'host-news': { scope: 'merchant', days: 1, version: 1 },
  /** How far the pages of this tab were scrolled. */
  scroll: { scope: 'tab', days: 7, version: 1 },
  'see-prices': { scope: 'tab', days: 90, version: 1 },
  /** The kind of order that was placed last in this tab. */
  completed: { scope: 'tab', days: 7, version: 1 },
  'listing-view': { scope: 'device', days: Infinity, version: 1 },
  'single-keys': { scope: 'device', days: Infinity, version: 1 },
} as const satisfies Record<string, StoredRow>

export type StoredKey = keyof typeof storedKeys
