import { usePortal } from '../../portal/PortalContext'
import { createDraft } from './drafts'

/** Keeps the name that was begun for a list, so that a modal closed by accident costs nothing. Use it where it is typed. */
export function useListNameDraft() {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const draft = createDraft({ storage: client.storage, user, form: 'list', initial: { name: '' } })
  return {
    read: () => draft.read().name,
    write: (name: string) => (name === '' ? draft.clear() : draft.write({ name })),
    clear: () => draft.clear(),
  }
}
