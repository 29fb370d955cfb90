import type { Product } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { searchQuery } from '../../../data/catalogue/catalogue'
import { LEAST_LETTERS, narrowedSearch } from '../../../data/catalogue/searches'
import { usePausedTerm } from '../../../data/searchPause'
import { useRead } from '../../../data/useRead'
import { SLOW_MS } from '../../../hooks/useIsSlow'
import { useIsOnline } from '../../../hooks/network'
import { productsMessages } from '../../../messages/catalogue'
import { commonMessages, signInPromptMessages } from '../../../messages/common'
import { refusalMessage } from '../../../messages/errorMessage'
import { searchMessages } from '../../../messages/search'

/** The state of the search, as text and options. */
export interface SearchAnswer {
  options: SearchOption[]
  isPending: boolean
  /** Number of matches, or the reason for their absence; empty without a search. */
  text: string
}

/**
 * Searches for the typed term after a pause in typing. A response to an earlier term never replaces the current one.
 * Use it while the list is open.
 */
export function useSearchAnswer({ term, isOpen }: { term: string; isOpen: boolean }) {
  const { client, messagesOf, session, pace } = usePortal()
  const words = useMessages(searchMessages)
  const signInPrompt = useMessages(signInPromptMessages)
  const productsText = useMessages(productsMessages)
  const common = useMessages(commonMessages)
  const isOnline = useIsOnline()
  const asked = usePausedTerm(term)
  const queryClient = useQueryCache()
  const narrowed = narrowedSearch(queryClient, client, asked)
  const isAsked = asked.length >= LEAST_LETTERS && narrowed === null
  const query = useRead(searchQuery(client, asked), { isEnabled: isAsked && isOpen })
  const isCurrent = asked === term
  const found = narrowed ?? query.data
  const [slowTerm, setSlowTerm] = useState<string | null>(null)

  useEffect(() => {
    if (!query.isFetching) return
    const timer = setTimeout(() => setSlowTerm(asked), SLOW_MS / pace)
    return () => {
      clearTimeout(timer)
      setSlowTerm(null)
    }
  }, [query.isFetching, asked, pace])

  const retry = async () => {
    // Cancels a pending search, because `retry` would only join it.
    await queryClient.cancelQueries({ queryKey: searchQuery(client, asked).queryKey, exact: true })
    query.retry()
  }

  const tell = (): SearchAnswer => {
    if (term === '') return { options: [], isPending: false, text: '' }
    if (session.status === 'signedOut') {
      return { options: [], isPending: false, text: signInPrompt.prices }
    }
    if (term.length < LEAST_LETTERS) return { options: [], isPending: false, text: words.typeMore }
    if (isCurrent && found) {
      const { length } = found
      const text = length > 0 ? words.count(length, term) : productsText.noMatches
      return { options: foundOptions(found), isPending: false, text }
    }
    if (isCurrent && query.error) {
      const text = refusalMessage(query.error, messagesOf, productsText.searchFailed)
      return { options: [{ kind: 'retry' }], isPending: false, text }
    }
    if (isCurrent && slowTerm === asked) {
      return { options: [{ kind: 'retry' }], isPending: true, text: common.slowRead }
    }
    return { options: [], isPending: true, text: isOnline ? words.searching : words.offline }
  }
  return { ...tell(), retry: () => void retry() }
}

/** An option of the search. The arrow keys reach all of them. */
export type SearchOption =
  | { kind: 'recent'; term: string }
  | { kind: 'forget' }
  | { kind: 'product'; product: Product }
  | { kind: 'all' }
  | { kind: 'retry' }
  | { kind: 'clear' }
  | { kind: 'browse' }

const MOST_PRODUCTS = 6

/** Returns the options for a result: the first products and a link to all of them, or the next steps without any. */
function foundOptions(products: Product[]): SearchOption[] {
  if (products.length === 0) return [{ kind: 'clear' }, { kind: 'browse' }]
  const first = products.slice(0, MOST_PRODUCTS).map((product) => ({ kind: 'product' as const, product }))
  return [...first, { kind: 'all' }]
}

/** Returns the options for an empty field. */
export function recentOptions(terms: string[]): SearchOption[] {
  if (terms.length === 0) return []
  return [...terms.map((term) => ({ kind: 'recent' as const, term })), { kind: 'forget' }]
}

/** Returns a unique key among the options of a list. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'recent') return `recent ${option.term}`
  return option.kind === 'product' ? `product ${option.product.id}` : option.kind
}
