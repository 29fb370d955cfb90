import { usePortal } from '../../portal/PortalContext'
import { useStoredAtom } from '../../portal/atoms'
import { seePricesAtom } from './listing'

/** Tells whether lists of products show prices: the merchant allows it, and 'See Prices' is on. */
export function useSeesPrices(): boolean {
  const { settings } = usePortal()
  const [seePrices] = useStoredAtom(seePricesAtom)
  return seePrices === 'on' && !settings.hidesProductPrices
}
