import { memo } from 'react'
import type { ReactNode } from 'react'
import { isOffPaper } from './dataColumns'
import type { DataColumn } from './dataColumns'
import { DataTableCheck } from './DataTableCheck'
import type { DataTableCheckProps } from './DataTableCheck'
import type { DataSort } from './sortRows'
import { arrowDown, arrowUp } from '../plainIcons'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './DataTable.styles'

export interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** Id of the sorted column. */
  sorted: string | undefined
  direction: DataSort['direction'] | undefined
  onSortChange: (sort: DataSort) => void
  /** Rows are cards: the header is for screen readers only, and nothing in it is focusable. */
  isNarrow: boolean
  isVirtual: boolean
  /** Label of the checkbox for all rows, in a table with selection. */
  selectAllLabel: string | undefined
  selectedState: DataTableCheckProps['state']
  onSelectAll: (isSelected: boolean) => void
  /** Header of the column of buttons that expand a card. */
  detailsName: string | undefined
}

/** The sticky header of a table. It is not re-rendered with the rows. */
export const DataTableHead = memo(Head) as typeof Head

function Head<Row>({
  columns,
  sorted,
  direction,
  onSortChange,
  isNarrow,
  isVirtual,
  selectAllLabel,
  selectedState,
  onSelectAll,
  detailsName,
}: DataTableHeadProps<Row>) {
  const first = selectAllLabel === undefined ? 1 : 2
  return (
    <S.Head role="rowgroup">
      <S.HeadRow role="row" aria-rowindex={isVirtual ? 1 : undefined}>
        <S.HeadCells>
          {(className) => (
            <>
              {selectAllLabel !== undefined && (
                <th
                  className={className}
                  role="columnheader"
                  scope="col"
                  data-column="select"
                  data-off-paper
                  aria-colindex={1}
                >
                  <DataTableCheck
                    label={selectAllLabel}
                    state={selectedState}
                    onChange={onSelectAll}
                    isLabelShown
                  />
                </th>
              )}
              {columns.map((column, index) => (
                <ColumnHead
                  key={column.id}
                  className={className}
                  column={column}
                  position={index + first}
                  direction={column.id === sorted ? direction : undefined}
                  onSortChange={column.sortKey && !isNarrow ? onSortChange : undefined}
                />
              ))}
              {detailsName !== undefined && (
                <th
                  className={className}
                  role="columnheader"
                  scope="col"
                  data-column="details"
                  aria-colindex={columns.length + first}
                >
                  {detailsName}
                </th>
              )}
            </>
          )}
        </S.HeadCells>
      </S.HeadRow>
    </S.Head>
  )
}

interface ColumnHeadProps<Row> {
  /** Class of all header cells. */
  className: string | undefined
  column: DataColumn<Row>
  /** Number of the column, from 1. */
  position: number
  /** The sort direction, if the column is sorted. */
  direction: DataSort['direction'] | undefined
  /** Sorts by the column, if it is sortable. */
  onSortChange: ((sort: DataSort) => void) | undefined
}

/** Memoised: re-rendered only when its own sort order changes. */
const ColumnHead = memo(function ColumnHead<Row>({
  className,
  column,
  position,
  direction,
  onSortChange,
}: ColumnHeadProps<Row>) {
  return (
    <th
      className={className}
      {...(column.isSilent
        ? { 'aria-hidden': true }
        : { role: 'columnheader', scope: 'col', 'aria-colindex': position, 'aria-sort': direction })}
      data-column={column.id}
      data-align={column.align}
      data-hidden={column.isNameHidden || undefined}
      data-off-paper={isOffPaper(column) || undefined}
    >
      {onSortChange ? (
        <S.Sort
          type="button"
          onClick={() => onSortChange({ column: column.id, direction: turned(direction) })}
        >
          <span>{column.name}</span>
          {direction === 'descending' ? arrowDown : arrowUp}
        </S.Sort>
      ) : (
        <span>{column.name}</span>
      )}
      {column.hiddenName && <VisuallyHidden>{column.hiddenName}</VisuallyHidden>}
    </th>
  )
}) as <Row>(props: ColumnHeadProps<Row>) => ReactNode

/** Returns ascending for a new column, and otherwise the opposite direction. */
function turned(direction: DataSort['direction'] | undefined): DataSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending'
}
