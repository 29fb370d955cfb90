import { defineMessages } from './defineMessages'

/** Sort orders by kind of column. */
const orders = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  figure: { ascending: 'lowest first', descending: 'highest first' },
  day: { ascending: 'earliest first', descending: 'latest first' },
}

/** Pages with a table. */
export const tableMessages = /* @__PURE__ */ defineMessages('table', {
  details: 'Details',
  count: (count: string) => `${count} shown`,
  countOf: (count: string, all: string) => `${count} of ${all} shown`,
  empty: 'No Results Found',
  noMatches: (search: string) => `Nothing here matches “${search}”.`,
  showAll: 'Show all',
  searchNote: 'Use the search above. Your browser’s find only sees the rows on screen.',
  order: (column: string, direction: 'ascending' | 'descending', kind: keyof typeof orders) =>
    `${column}, ${orders[kind][direction]}`,
  selectAll: 'Select all',
  selected: (count: string) => `${count} selected`,
  selectedHidden: (count: string) => `${count} of them not shown`,
  unselectAll: 'Unselect All',
  exportCsv: 'Export CSV',
  exportSelected: (count: string) => `Export CSV of ${count} selected`,
})
