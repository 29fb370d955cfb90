import { atom, useAtom } from 'jotai'
import { usePortal } from '../PortalContext'
import type { TallyEntry } from './tallyEntry'

/** Tallies that were begun and not handed on, by user and product. */
const tallyDraftsAtom = atom<ReadonlyMap<string, TallyEntry>>(new Map())

/** Keeps a tally that was begun, so that a modal closed by mistake costs nothing. No product id: keeps none. */
export function useTallyDraft(productId: string | null) {
  const { session } = usePortal()
  const [drafts, setDrafts] = useAtom(tallyDraftsAtom)
  const username = session.status === 'signedIn' ? session.session.username : ''
  const key = productId === null ? null : JSON.stringify([username, productId])

  return {
    draft: key === null ? undefined : drafts.get(key),
    save: (entry: TallyEntry) => {
      if (key !== null) setDrafts((saved) => new Map(saved).set(key, entry))
    },
    clear: () => {
      setDrafts((saved) => new Map([...saved].filter(([savedKey]) => savedKey !== key)))
    },
  }
}
