import { usePortal } from '../../context/PortalContext'
import { useStoredAtom } from '../../context/atoms'
import { seePricesAtom } from './listing'

/**
 * The switch of prices in lists of products: whether it is offered, and whether it is on. It is off at first unless the host
 * says otherwise, so that a customer's own client looking on sees none.
 */
export function useSeePrices() {
  const { prices, settings } = usePortal()
  const [chosen, choose] = useStoredAtom(seePricesAtom)
  const isOffered = prices !== 'off' && !settings.hidesProductPrices
  const isOn = isOffered && (chosen === 'unset' ? prices === 'on' : chosen === 'on')
  return { isOffered, isOn, setIsOn: (isNowOn: boolean) => choose(isNowOn ? 'on' : 'off') }
}

/** Returns whether lists of products show prices: the merchant and the host allow it, and 'See Prices' is on. */
export const useSeesPrices = (): boolean => useSeePrices().isOn
