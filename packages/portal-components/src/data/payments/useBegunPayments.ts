import { usePortal } from '../../portal/PortalContext'
import { createBegunPayments } from './begunPayments'

/** The payments that the signed-in customer has begun on this device. */
export function useBegunPayments() {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  return createBegunPayments({ storage: client.storage, user })
}
