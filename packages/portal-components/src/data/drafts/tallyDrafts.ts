import { usePortal } from '../../context/PortalContext'
import { useDraft } from './useDraft'
import { entryFromText, textOfEntry } from '../cart/tallyEntryText'
import type { TallyEntry } from '../cart/tallyEntry'

/**
 * Keeps a tally that was begun, so that a modal closed by mistake, a page that reloads or a session that ends costs
 * nothing. Use it where a tally is entered; without a name it keeps none.
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
