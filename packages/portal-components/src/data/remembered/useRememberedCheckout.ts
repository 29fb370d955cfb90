import { usePortal } from '../../portal/PortalContext'
import { createRememberedCheckout } from './remembered'

/** The signed-in customer's last order on this device. Use it to fill in what is known already. */
export function useRememberedCheckout() {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  return createRememberedCheckout({ storage: client.storage, user })
}
