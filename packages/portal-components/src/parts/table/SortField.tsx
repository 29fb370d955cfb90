import { use } from 'react'
import type { DataColumn } from './dataColumns'
import { Select } from '../field/Select'
import { PartMessages } from '../PartMessages'
import { REVERSED } from './sortRows'
import type { ColumnKind, DataSort } from './sortRows'

export interface SortText {
  /** The default order, such as 'Newest first'. */
  none: string
  /** The default order reversed. Absent: not offered. */
  reversed?: string
  /** The name of an order, such as 'Amount, lowest first'. */
  order: (column: string, direction: DataSort['direction'], kind: ColumnKind) => string
}

export interface SortFieldProps<Row> {
  words: SortText
  /** The columns of the table; the sortable ones are offered. */
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  onSortChange?: (sort: DataSort | null) => void
}

const directions = ['ascending', 'descending'] as const
const OWN = 'own'

/** A field for the sort order, where cards replace the sortable headers. */
export function SortField<Row>({ words, columns, sort, onSortChange }: SortFieldProps<Row>) {
  const { sortBy } = use(PartMessages)
  const orders = [
    { id: OWN, name: words.none, sort: null },
    ...(words.reversed ? [orderOf({ column: REVERSED, direction: 'ascending' }, words.reversed)] : []),
    ...columns.flatMap(({ id, name, sortKey, kind = 'text' }) =>
      directions.flatMap((direction) =>
        sortKey ? [orderOf({ column: id, direction }, words.order(name, direction, kind))] : [],
      ),
    ),
  ]
  return (
    <Select
      label={sortBy}
      placeholder={words.none}
      options={orders}
      value={sort ? idOf(sort) : OWN}
      onChange={(chosen) => onSortChange?.(orders.find(({ id }) => id === chosen)?.sort ?? null)}
    />
  )
}

const idOf = ({ column, direction }: DataSort) => `${direction} ${column}`
const orderOf = (sort: DataSort, name: string) => ({ id: idOf(sort), name, sort })
