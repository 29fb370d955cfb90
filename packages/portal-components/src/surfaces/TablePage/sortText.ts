import { REVERSED } from '../../parts/table/sortRows'
import type { DataSort } from '../../parts/table/sortRows'
import type { TableDefinition } from '../../parts/table/tableDefinition'

/** Returns an order as in the URL: `amount` ascending, `-amount` descending, `reversed`, or empty. */
export function sortText(sort: DataSort | null): string {
  return sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''
}

/** Returns the order from the URL, or `null` if the table has no such order. */
export function sortOf<Row>(text: string, { columns, sortMessages }: TableDefinition<Row>): DataSort | null {
  const column = text.replace(/^-/, '')
  const isKnown =
    text === REVERSED
      ? sortMessages?.reversed !== undefined
      : columns.some(({ id, sortKey }) => id === column && sortKey)
  return isKnown ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null
}
