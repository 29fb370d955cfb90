import { useEffect, useEffectEvent } from 'react'
import { usePortalAtom } from '../../context/atoms'
import { useNotify } from '../../context/notices'
import { usePortal, useMessages } from '../../context/PortalContext'
import { unsavedChanges, unsavedChangesAtom } from '../../context/unsentChanges'
import { noticesMessages } from '../../messages/common'

/**
 * Notifies a customer of the number of changes left unsaved when the host signed them out: at once, or on their return
 * if someone else came in between. Use it once for all providers of a client.
 */
export function useTellUnsaved() {
  const { client, session } = usePortal()
  const words = useMessages(noticesMessages)
  const notify = useNotify()
  const [unsaved, setUnsaved] = usePortalAtom(unsavedChangesAtom)
  const owner = session.status === 'signedIn' ? session.session : null
  const username = owner?.username
  const customerId = owner?.customerId

  const tell = useEffectEvent((count: number) => notify.error(words.changesNotSaved(count)))
  useEffect(() => {
    if (unsaved === 0) return
    tell(unsaved)
    setUnsaved(0)
  }, [unsaved, setUnsaved])
  useEffect(() => {
    if (username === undefined) return
    const stored = unsavedChanges(client, { username, customerId })
    const count = stored.read()
    if (count === null) return
    stored.clear()
    tell(count)
  }, [client, username, customerId])
}
