import { useEffect, useState } from 'react'
import { refusalMessage } from '../../../messages/errorMessage'
import { usePortal } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { searchQuery } from '../../../data/catalogue/catalogue'
import { LEAST_LETTERS, narrowedSearch } from '../../../data/catalogue/narrowedSearch'
import { PATIENCE_MS } from '../../../hooks/patience'
import { usePausedTerm } from '../../../data/searchPause'
import { useRead } from '../../../data/useRead'
import { useIsOnline } from '../../../hooks/useIsOnline'
import { foundOptions } from './searchOptions'
import type { SearchOption } from './searchOptions'
import { productsWords } from '../../../messages/catalogue'
import { commonWords } from '../../../messages/common'
import { searchWords } from '../../../messages/search'
import { signInPromptWords } from '../../../messages/signInPrompt'

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
  const { client, say, session, pace } = usePortal()
  const words = say(searchWords)
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
    const timer = setTimeout(() => setSlowTerm(asked), PATIENCE_MS / pace)
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
      return { options: [], isPending: false, text: say(signInPromptWords).prices }
    }
    if (term.length < LEAST_LETTERS) return { options: [], isPending: false, text: words.typeMore }
    if (isCurrent && found) {
      const { length } = found
      const text = length > 0 ? words.count(length, term) : say(productsWords).noMatches
      return { options: foundOptions(found), isPending: false, text }
    }
    if (isCurrent && query.error) {
      const text = refusalMessage(query.error, say, say(productsWords).searchFailed)
      return { options: [{ kind: 'retry' }], isPending: false, text }
    }
    if (isCurrent && slowTerm === asked) {
      return { options: [{ kind: 'retry' }], isPending: true, text: say(commonWords).slowRead }
    }
    return { options: [], isPending: true, text: isOnline ? words.searching : words.offline }
  }
  return { ...tell(), retry: () => void retry() }
}
