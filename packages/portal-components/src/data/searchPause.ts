import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../context/PortalContext'

/** Debounce of a search, in milliseconds, so that it does not send a request for each letter. */
const SEARCH_PAUSE_MS = 400

/** Debounces a typed term; an empty one is returned at once. Use it for a search that runs as the customer types. */
export function usePausedTerm(term: string): string {
  const { pace } = usePortal()
  const [paused, setPaused] = useState(term)
  // Drops a cleared term, so that its results do not come back with the next letter.
  if (term === '' && paused !== '') setPaused('')

  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), SEARCH_PAUSE_MS / pace)
    return () => clearTimeout(timer)
  }, [term, pace])
  return paused
}

interface SearchDraftOptions {
  search: string
  onSearch: (search: string) => void
}

/** Holds the typed search, and submits it after a typing pause. Use it for a search with live results. */
export function useSearchDraft({ search, onSearch }: SearchDraftOptions) {
  const { pace } = usePortal()
  const [draft, setDraft] = useState(search)
  const [sent, setSent] = useState(search)
  const [shown, setShown] = useState(search)

  if (search !== shown) {
    setShown(search)
    // Our own search coming back must not overwrite letters typed since; a search from elsewhere, such as Back, wins.
    if (search !== sent) {
      setDraft(search)
      setSent(search)
    }
  }

  const term = draft.trim()
  const send = () => {
    setSent(term)
    onSearch(term)
  }
  const sendPaused = useEffectEvent(send)

  useEffect(() => {
    if (term === sent) return
    const timer = setTimeout(sendPaused, SEARCH_PAUSE_MS / pace)
    return () => clearTimeout(timer)
  }, [term, sent, pace])

  return {
    draft,
    type: setDraft,
    /** Enter skips the debounce. */
    submit: () => {
      if (term !== sent) send()
    },
  }
}
