import { useStoredOwner } from '../../context/stored/openStored'
import { openRememberedCheckout } from './remembered'

/** The signed-in customer's last order on this device. Use it to fill in what is known already. */
export function useRememberedCheckout() {
  return openRememberedCheckout(useStoredOwner())
}
