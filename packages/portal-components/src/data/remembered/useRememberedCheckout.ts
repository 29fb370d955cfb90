import { useStoredOwner } from '../../context/stored/useStored'
import { openRememberedCheckout } from './remembered'

/** Returns the answers of the signed-in customer's last order on this device. Use it to prefill a form. */
export function useRememberedCheckout() {
  return openRememberedCheckout(useStoredOwner())
}
