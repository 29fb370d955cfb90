import { sessionAtom } from '../../portal/sessionAtom'

/** How a listing shows its products. */
export const listingViewAtom = sessionAtom({
  name: 'listing-view',
  initial: 'list',
  values: ['list', 'grid', 'compact'],
})

/** How a listing can be looked at. */
export type ListingView = 'list' | 'grid' | 'compact'

/** The customer's choice of prices in lists; without one the host decides. */
export const seePricesAtom = sessionAtom<'unset' | 'off' | 'on'>({
  name: 'see-prices',
  initial: 'unset',
  values: ['off', 'on'],
})
