import { sessionAtom } from '../../portal/sessionAtom'

/** How a listing shows its products. */
export const listingViewAtom = sessionAtom({
  name: 'listing-view',
  initial: 'list',
  values: ['list', 'grid', 'compact'],
})

/** How a listing can be looked at. */
export type ListingView = 'list' | 'grid' | 'compact'

/** Tells whether listings show prices; off at first, so that a customer's own client looking on sees none. */
export const seePricesAtom = sessionAtom({ name: 'see-prices', initial: 'off', values: ['off', 'on'] })
