import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../context/PortalContext'
import { SEARCH_PAUSE_MS } from './searchPause'

export interface SearchDraftOptions {
  /** The search that is shown now. */
  search: string
  onSearch: (search: string) => void
}

/** Holds what is being typed, and hands it on once the typing pauses. Use it for a search whose results follow along. */
export function useSearchDraft({ search, onSearch }: SearchDraftOptions) {
  const { pace } = usePortal()
  const [draft, setDraft] = useState(search)
  const [sent, setSent] = useState(search)
  const [shown, setShown] = useState(search)

  if (search !== shown) {
    setShown(search)
    // Our own search coming back must not eat the letters typed since; one from elsewhere, as by Back, wins.
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
    /** Enter: no need to wait for the pause. */
    submit: () => {
      if (term !== sent) send()
    },
  }
}
