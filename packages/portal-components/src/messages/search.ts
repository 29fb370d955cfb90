import { plural } from './plural'
import { words } from './words'

/** Words of the search field and its list. */
export const searchWords = /* @__PURE__ */ words('search', {
  results: 'Search results',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  searching: 'Searching…',
  typeMore: 'Type at least two letters.',
  count: (count: number, term: string) => `${plural(count, 'result', 'results')} for “${term}”`,
  browse: 'Browse products',
  addOne: (unit: string, name: string) => `Add 1 ${unit} of ${name} to the cart`,
  /** Said to a screen reader of the field while it offers products. */
  addKeys: 'Shift and Enter adds the product.',
  seeAll: 'See all results',
  offline: 'You are offline. Results appear when the network is back.',
})
