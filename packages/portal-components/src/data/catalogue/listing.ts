import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'

/** The ways to look at a listing. */
export type ListingView = 'list' | 'grid' | 'compact'

/** The chosen view of listings. */
export const listingViewAtom = storedAtom<ListingView>(
  'listing-view',
  oneOf('list', 'grid', 'compact'),
  'list',
)

/** The customer's choice of prices in lists; without one the host decides. */
export const seePricesAtom = storedAtom<'unset' | 'off' | 'on'>(
  'see-prices',
  oneOf('unset', 'off', 'on'),
  'unset',
)
