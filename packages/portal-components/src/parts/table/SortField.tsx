import { use } from 'react'
import type { DataColumn } from './dataColumns'
import { Select } from '../field/Select'
import { PartWords } from '../PartWords'
import { REVERSED } from './sortRows'
import type { ColumnKind, DataSort } from './sortRows'

export interface SortWords {
  /** The rows' own order, such as 'Newest first'. */
  none: string
  /** That order the other way round. Left out, it is not offered. */
  reversed?: string
  /** An order to choose, such as 'Amount, lowest first'. */
  order: (column: string, direction: DataSort['direction'], kind: ColumnKind) => string
}

export interface SortFieldProps<Row> {
  words: SortWords
  /** Of the table; those that sort are offered. */
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  onSortChange?: (sort: DataSort | null) => void
  isDisabled?: boolean
}

const directions = ['ascending', 'descending'] as const
const OWN = 'own'

/** The order of rows as a field, for where the heads of columns give way to cards. */
export function SortField<Row>({
  words,
  columns,
  sort,
  onSortChange,
  isDisabled = false,
}: SortFieldProps<Row>) {
  const { sortBy } = use(PartWords)
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
      isDisabled={isDisabled}
    />
  )
}

const idOf = ({ column, direction }: DataSort) => `${direction} ${column}`
const orderOf = (sort: DataSort, name: string) => ({ id: idOf(sort), name, sort })
