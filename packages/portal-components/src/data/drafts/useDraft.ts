import { useStoredOwner } from '../../context/stored/openStored'
import { createDraft } from './drafts'
import type { DraftValues } from './drafts'

/**
 * The signed-in customer's draft of a form. Use it for what is typed and must outlive a page, a modal or a session;
 * without a name it keeps nothing.
 */
export function useDraft<T extends DraftValues>({ form, initial }: { form: string | undefined; initial: T }) {
  const owner = useStoredOwner()
  if (form === undefined) return { read: () => initial, write: () => undefined, clear: () => undefined }
  return createDraft({ owner, form, initial })
}
