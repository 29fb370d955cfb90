import { plural } from '../plural'

/** What the search field offers while one types. */
export const search = {
  results: 'Search results',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  searching: 'Searching…',
  count: (count: number, term: string) => `${plural(count, 'result', 'results')} for “${term}”`,
  seeAll: 'See all results',
  offline: 'You are offline. Results appear when the network is back.',
}
