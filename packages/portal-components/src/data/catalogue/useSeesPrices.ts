import { usePortal } from '../../portal/PortalContext'
import { useSessionAtom } from '../../portal/atoms'
import { seePricesAtom } from './listing'

/** Tells whether lists of products show prices: the merchant allows it, and 'See Prices' is on. */
export function useSeesPrices(): boolean {
  const { settings } = usePortal()
  const [seePrices] = useSessionAtom(seePricesAtom)
  return seePrices === 'on' && !settings.hidesProductPrices
}
