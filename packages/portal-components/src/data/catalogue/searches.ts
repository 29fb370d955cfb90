import { foldText } from '@trade-portal/fluid-sdk'
import type { FluidClient, Product } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { searchQuery } from './catalogue'
import { listOf, text } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'

/** Fewer letters match half of a catalogue, which is of no use. */
export const LEAST_LETTERS = 2

/**
 * Returns the products for a term from the cached answer to a shorter prefix, which includes them all; `null` without
 * such an answer. If none are left it also returns `null`: only the merchant can confirm that there are none.
 */
export function narrowedSearch(
  queryClient: QueryClient,
  client: FluidClient,
  term: string,
): Product[] | null {
  for (let length = term.length - 1; length >= LEAST_LETTERS; length--) {
    const { queryKey } = searchQuery(client, term.slice(0, length))
    const found = queryClient.getQueryData(queryKey)
    if (!found) continue
    const narrowed = found.filter((product) => holds(product, term))
    return narrowed.length > 0 ? narrowed : null
  }
  return null
}

function holds({ name, description }: Product, term: string): boolean {
  const wanted = foldText(term)
  return [name, description].some((text) => foldText(text).includes(wanted))
}

const MOST = 5
const LONGEST = 100

/** Stores the last five searches: for 90 days, or until the tab is closed if the session is not remembered. */
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
