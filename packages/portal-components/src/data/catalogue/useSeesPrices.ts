import { useAtomValue } from 'jotai'
import { usePortal } from '../../portal/PortalContext'
import { seePricesAtom } from './listing'

/** Tells whether lists of products show prices: the merchant allows it, and 'See Prices' is on. */
export function useSeesPrices(): boolean {
  const { settings } = usePortal()
  const isOn = useAtomValue(seePricesAtom) === 'on'
  return isOn && !settings.hidesProductPrices
}
