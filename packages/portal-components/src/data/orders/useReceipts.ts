import { usePortal } from '../../portal/PortalContext'
import { createReceipts } from './receipts'

/** The signed-in customer's receipts on this device. */
export function useReceipts() {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  return createReceipts({ storage: client.storage, user })
}
