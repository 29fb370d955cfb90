import { useAtomValue } from 'jotai'
import { usePortal } from './PortalContext'
import { seePricesAtom } from './state/listing'

/** Whether lists of products show prices: the merchant allows it, and 'See Prices' is on. */
export function useSeesPrices(): boolean {
  const { settings } = usePortal()
  const isOn = useAtomValue(seePricesAtom) === 'on'
  return isOn && !settings.hidesProductPrices
}
