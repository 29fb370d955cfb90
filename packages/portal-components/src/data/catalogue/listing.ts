import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'
import { usePortal } from '../../context/PortalContext'
import { useStoredAtom } from '../../context/atoms'

export type ListingView = 'list' | 'grid' | 'compact'

export const listingViewAtom = storedAtom<ListingView>(
  'listing-view',
  oneOf('list', 'grid', 'compact'),
  'list',
)

/** The customer's choice of prices in lists; without one the host decides. */
const seePricesAtom = storedAtom<'unset' | 'off' | 'on'>('see-prices', oneOf('unset', 'off', 'on'), 'unset')

/**
 * Returns whether prices in lists are offered and switched on, and the switch. They are off by default unless the host
 * overrides it, so that a customer's own client looking on sees none.
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
