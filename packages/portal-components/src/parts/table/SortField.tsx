import type { DataColumn } from './dataColumns'
import { Select } from '../field/Select'
import type { DataSort } from './sortRows'

export interface SortWords {
  /** Names the field. */
  label: string
  /** Stands in it while the rows have their own order. */
  none: string
  /** An order to choose, such as 'Amount, descending'. */
  order: (column: string, direction: DataSort['direction']) => string
}

export interface SortFieldProps<Row> {
  words: SortWords
  /** Of the table; those that sort are offered. */
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  onSortChange?: (sort: DataSort) => void
  isDisabled?: boolean
}

const directions = ['ascending', 'descending'] as const

/** The order of rows as a field, for where the heads of columns give way to cards. */
export function SortField<Row>({
  words,
  columns,
  sort,
  onSortChange,
  isDisabled = false,
}: SortFieldProps<Row>) {
  const orders = columns
    .filter(({ sortKey }) => sortKey)
    .flatMap(({ id, name }) =>
      directions.map((direction) => ({
        id: `${direction} ${id}`,
        name: words.order(name, direction),
        sort: { column: id, direction },
      })),
    )
  return (
    <Select
      label={words.label}
      placeholder={words.none}
      options={orders}
      value={sort && `${sort.direction} ${sort.column}`}
      onChange={(chosen) => {
        const order = orders.find(({ id }) => id === chosen)
        if (order) onSortChange?.(order.sort)
      }}
      isDisabled={isDisabled}
    />
  )
}
