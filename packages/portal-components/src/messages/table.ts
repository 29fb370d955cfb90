import { words } from './words'

/** Words for the orders of a column, upwards and downwards, by the kind of column. */
const orders = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  figure: { ascending: 'lowest first', descending: 'highest first' },
  day: { ascending: 'earliest first', descending: 'latest first' },
}

/** Words of every page with a table. */
export const tableWords = /* @__PURE__ */ words('table', {
  details: 'Details',
  count: (count: string) => `${count} shown`,
  countOf: (count: string, all: string) => `${count} of ${all} shown`,
  empty: 'No Results Found',
  noMatches: (search: string) => `Nothing here matches “${search}”.`,
  showAll: 'Show all',
  searchNote:
    'This list is long: use the search above, since your browser’s finds only the rows near the screen.',
  order: (column: string, direction: 'ascending' | 'descending', kind: keyof typeof orders) =>
    `${column}, ${orders[kind][direction]}`,
  selectAll: 'Select all',
  selected: (count: string) => `${count} selected`,
  selectedHidden: (count: string) => `${count} of them not shown`,
  unselectAll: 'Unselect All',
  exportCsv: 'Export CSV',
  exportSelected: (count: string) => `Export CSV of ${count} selected`,
})
