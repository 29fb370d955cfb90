import { foldText } from '@trade-portal/fluid-sdk'
import { listOf, text } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'

const MOST = 5
const LONGEST = 100

/**
 * Stores a customer's last five search terms, the latest first: for 90 days, or until the tab is closed if the session
 * is not remembered.
 */
export function createRecentSearches(owner: StoredOwner) {
  const stored = openStored(owner, 'searches', listOf(text))
  const read = () => (stored.read() ?? []).filter(isTerm).slice(0, MOST)
  return {
    read,
    /** Moves a term to the front; terms with equal `foldText` are the same search. */
    add: (term: string) => {
      if (!isTerm(term)) return
      const others = read().filter((other) => foldText(other) !== foldText(term))
      stored.write([term, ...others].slice(0, MOST))
    },
    clear: () => stored.clear(),
  }
}

const isTerm = (term: string) => term !== '' && term.length <= LONGEST
