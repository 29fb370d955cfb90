import { usePortal } from '../../context/PortalContext'
import { useDraft } from './useDraft'
import { entryFromText, textOfEntry } from '../cart/tallyEntryText'
import type { TallyEntry } from '../cart/tallyEntry'

/**
 * Stores an unfinished tally, so that a modal closed by mistake, a reload or an expired session loses nothing. Use it
 * wherever a tally is entered; without a name it stores nothing.
 */
export function useTallyDraft(name: string | null) {
  const { session } = usePortal()
  const isKept = name !== null && session.status === 'signedIn'
  const draft = useDraft({ form: isKept ? `tally:${name}` : undefined, initial: { entry: '' } })
  return {
    read: () => entryFromText(draft.read().entry),
    write: (entry: TallyEntry) => draft.write({ entry: textOfEntry(entry) }),
    clear: () => draft.clear(),
  }
}
