import { REVERSED } from '../../parts/table/sortRows'
import type { DataSort } from '../../parts/table/sortRows'
import type { TableDefinition } from '../../parts/table/tableDefinition'

/** An order as an address says it: `amount` upwards, `-amount` downwards, `reversed`; empty is the rows' own. */
export function sortText(sort: DataSort | null): string {
  return sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''
}

/** The order that an address says, or `null` where it says none that the table has. */
export function sortOf<Row>(text: string, { columns, sortWords }: TableDefinition<Row>): DataSort | null {
  const column = text.replace(/^-/, '')
  const isKnown =
    text === REVERSED
      ? sortWords?.reversed !== undefined
      : columns.some(({ id, sortKey }) => id === column && sortKey)
  return isKnown ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null
}
