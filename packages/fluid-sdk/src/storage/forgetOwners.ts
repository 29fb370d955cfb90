import type { Owner } from './owner'
import type { MerchantStorage } from './storage'

/** Begins the names of what a page stores. A user's is named `draft:ann` or `draft:ann:checkout`, percent-encoded. */
export const PAGE = 'page:'
/** Begins the names of what a portal stores for its customers to find again after a sign-out. */
export const LASTING = 'lasting:'
/**
 * Beginnings of the stored names that survive a sign-out: the cart's id per user, order attempts until their own customer
 * has seen what became of them, and what a portal has stored as lasting.
 */
const KEPT_ON_SIGN_OUT = ['cart:', 'attempt:', 'placed:', 'ended:', LASTING] as const
/** Begins the names that note for which customer each user was signed in last: what is stored by user is that customer's. */
export const ACTS_FOR = 'acts-for:'

/**
 * Removes what is stored of those who leave, and what is nobody's by its name. What is named as the user's of another
 * customer stays, and so does what is spared. `null`: nobody knows who leaves, and nothing stays.
 */
export function forgetOwners(
  storage: MerchantStorage,
  leaving: readonly (Owner | null)[],
  isSpared: (name: string) => boolean = () => false,
) {
  const staying = storage
    .names(ACTS_FOR)
    .filter((name) => leaving.every((owner) => isOfOther(owner, name, storage.get(name))))
    .map((name) => name.slice(ACTS_FOR.length))
  const stays = (name: string) =>
    staying.some((user) => name === ACTS_FOR + user || (name.startsWith(PAGE) && name.split(':')[2] === user))
  storage.clear((name) => isKept(name) || isSpared(name) || stays(name))
}

/**
 * Returns whether a name that notes for whom a user acts is of somebody else than the owner, for another customer: one
 * person may sign in by several names.
 */
function isOfOther(owner: Owner | null, name: string, actsFor: string | null): boolean {
  if (owner?.customerId === undefined) return false
  const isNamed = name.toLowerCase() === (ACTS_FOR + encodeURIComponent(owner.username)).toLowerCase()
  return !isNamed && actsFor !== owner.customerId
}

/** Returns whether a name survives a sign-out. */
export function isKept(name: string): boolean {
  return KEPT_ON_SIGN_OUT.some((start) => name.startsWith(start))
}
