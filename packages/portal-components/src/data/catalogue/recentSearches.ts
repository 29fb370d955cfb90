import { foldText } from '@trade-portal/fluid-sdk'
import { listOf, text } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'

const MOST = 5
const LONGEST = 100

/**
 * Keeps the last five terms that a customer searched for, the latest first: for 90 days, or for as long as the browser's
 * tab where the session is not remembered.
 */
export function createRecentSearches(owner: StoredOwner) {
  const stored = openStored(owner, 'searches', listOf(text))
  const read = () => (stored.read() ?? []).filter(isTerm).slice(0, MOST)
  return {
    read,
    /** Puts a term first; one that differs from it only as `foldText` allows is the same search. */
    add: (term: string) => {
      if (!isTerm(term)) return
      const others = read().filter((other) => foldText(other) !== foldText(term))
      stored.write([term, ...others].slice(0, MOST))
    },
    clear: () => stored.clear(),
  }
}

const isTerm = (term: string) => term !== '' && term.length <= LONGEST
