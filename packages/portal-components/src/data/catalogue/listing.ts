import { oneOf } from '../../portal/stored/checks'
import { storedAtom } from '../../portal/stored/storedAtom'

/** How a listing can be looked at. */
export type ListingView = 'list' | 'grid' | 'compact'

/** How a listing shows its products. */
export const listingViewAtom = storedAtom<ListingView>(
  'listing-view',
  oneOf('list', 'grid', 'compact'),
  'list',
)

/** Tells whether listings show prices; off at first, so that a customer's own client looking on sees none. */
export const seePricesAtom = storedAtom<'off' | 'on'>('see-prices', oneOf('off', 'on'), 'off')
