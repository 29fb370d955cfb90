import { foldText } from '@trade-portal/fluid-sdk'
import type { ScopedStorage } from '@trade-portal/fluid-sdk'

const MOST = 5
const LONGEST = 100

/**
 * Keeps the last five terms that a customer searched for, the latest first, by merchant and user. Terms that cannot be
 * stored are lost quietly; signing out removes all.
 */
export function createRecentSearches({ storage, user }: { storage: ScopedStorage; user: string }) {
  const name = `searches:${encodeURIComponent(user)}`
  const read = () => terms(storage.get(name))
  return {
    read,
    /** Puts a term first; one that differs from it only as `foldText` allows is the same search. */
    add: (term: string) => {
      if (term === '' || term.length > LONGEST) return
      const others = read().filter((other) => foldText(other) !== foldText(term))
      storage.set(name, JSON.stringify([term, ...others].slice(0, MOST)))
    },
    clear: () => storage.remove(name),
  }
}

/** Reads stored terms, and none from a text that another version wrote differently. */
function terms(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((term): term is string => typeof term === 'string').slice(0, MOST)
      : []
  } catch {
    return []
  }
}
