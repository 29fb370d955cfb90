import { plural, defineMessages } from './defineMessages'

/** The search field and its list. */
export const searchMessages = /* @__PURE__ */ defineMessages('search', {
  results: 'Search results',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  searching: 'Searching…',
  typeMore: 'Type at least two letters.',
  count: (count: number, term: string) => `${plural(count, 'result', 'results')} for “${term}”`,
  browse: 'Browse products',
  addOne: (unit: string, name: string) => `Add 1 ${unit} of ${name} to the cart`,
  /** Description of the field for screen readers while products are offered. */
  addKeys: 'Press Shift and Enter to add the product.',
  seeAll: 'See all results',
  offline: 'You’re offline. Results will appear when you’re back online.',
})
