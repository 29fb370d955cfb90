import { usePortal } from '../../portal/PortalContext'
import { usePortalAtomValue } from '../../portal/atoms'
import { seePricesAtom } from './listing'

/** Tells whether lists of products show prices: the merchant allows it, and 'See Prices' is on. */
export function useSeesPrices(): boolean {
  const { settings } = usePortal()
  const isOn = usePortalAtomValue(seePricesAtom) === 'on'
  return isOn && !settings.hidesProductPrices
}
