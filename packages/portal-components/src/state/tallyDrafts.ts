import { usePortal } from '../PortalContext'
import { createDraft } from './drafts'
import { entryFromText, textOfEntry } from './tallyEntryText'
import type { TallyEntry } from './tallyEntry'

/**
 * Keeps a tally that was begun, so that a modal closed by mistake or a page that reloads costs nothing. Use it where a
 * tally is entered; without a product it keeps none.
 */
export function useTallyDraft(productId: string | null) {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  if (productId === null || !user) return { read: () => null, write: () => undefined, clear: () => undefined }

  const form = `tally:${encodeURIComponent(productId)}`
  const draft = createDraft({ storage: client.storage, user, form, initial: { entry: '' } })
  return {
    read: () => entryFromText(draft.read().entry),
    write: (entry: TallyEntry) => draft.write({ entry: textOfEntry(entry) }),
    clear: () => draft.clear(),
  }
}
