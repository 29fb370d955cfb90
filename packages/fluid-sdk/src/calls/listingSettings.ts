import type { ScopedStorage } from '../storage/storage'
import { parseStored } from '../storage/stored'
import type { Settings } from './settings'

/** The merchant's settings that a listing's payload depends on. */
export type ListingSettings = Pick<Settings, 'isTaxInclusive' | 'pageSize'>

const NAME = 'listing-settings'

/** Stores them for the next visit, which may send a listing before it has read them. Signing out removes them. */
export function keepListingSettings(storage: ScopedStorage, { isTaxInclusive, pageSize }: Settings) {
  storage.set(NAME, JSON.stringify({ isTaxInclusive, pageSize } satisfies ListingSettings))
}

/** Returns the settings stored by the last visit, or `null`. */
export const readListingSettings = (storage: ScopedStorage): ListingSettings | null =>
  parseStored<ListingSettings>(
    {
      isTaxInclusive: (value) => typeof value === 'boolean',
      pageSize: (size) => Number.isSafeInteger(size) && Number(size) > 0,
    },
    storage.get(NAME),
  )
