import { useStoredOwner } from '../../context/stored/useStored'
import { createDraft } from './drafts'
import type { DraftValues } from './drafts'

/**
 * Returns the signed-in customer's draft of a form. Use it for input that must outlive a page, a modal or a session;
 * without a name it stores nothing.
 */
export function useDraft<T extends DraftValues>({ form, initial }: { form: string | undefined; initial: T }) {
  const owner = useStoredOwner()
  if (form === undefined) return { read: () => initial, write: () => undefined, clear: () => undefined }
  return createDraft({ owner, form, initial })
}
