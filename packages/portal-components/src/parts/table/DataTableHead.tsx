import { ArrowDown, ArrowUp } from 'lucide-react'
import { areaStyle, isOffPaper } from './dataColumns'
import type { DataColumn } from './dataColumns'
import { DataTableCheck } from './DataTableCheck'
import type { DataTableCheckProps } from './DataTableCheck'
import type { DataSort } from './sortRows'
import * as S from './DataTable.styles'

export interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  onSortChange: (sort: DataSort) => void
  /** Rows are cards, so the heads are for screen readers alone, and nothing in them takes the focus. */
  isNarrow: boolean
  isVirtual: boolean
  /** Box that selects all rows, in a table with selection. */
  selectAll?: Pick<DataTableCheckProps, 'label' | 'state' | 'onChange'>
  /** Heads the column whose button shows the rest of a card. */
  detailsName?: string
}

/** The heads of the columns, which stay in view while the rows scroll. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  isNarrow,
  isVirtual,
  selectAll,
  detailsName,
}: DataTableHeadProps<Row>) {
  const first = selectAll ? 2 : 1
  return (
    <S.Head role="rowgroup">
      <S.HeadRow role="row" aria-rowindex={isVirtual ? 1 : undefined}>
        {selectAll && (
          <S.HeadCell
            role="columnheader"
            scope="col"
            data-column="select"
            data-off-paper
            aria-colindex={1}
            style={areaStyle('select')}
          >
            <DataTableCheck {...selectAll} isLabelShown />
          </S.HeadCell>
        )}
        {columns.map((column, index) => (
          <S.HeadCell
            key={column.id}
            role="columnheader"
            scope="col"
            data-column={column.id}
            data-align={column.align}
            data-hidden={column.isNameHidden || undefined}
            data-off-paper={isOffPaper(column) || undefined}
            aria-colindex={index + first}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            style={areaStyle(column.id)}
          >
            {column.sortKey && !isNarrow ? (
              <S.Sort type="button" onClick={() => onSortChange(turned(column.id, sort))}>
                {column.name}
                {sort?.column === column.id && sort.direction === 'descending' ? (
                  <ArrowDown aria-hidden />
                ) : (
                  <ArrowUp aria-hidden />
                )}
              </S.Sort>
            ) : (
              column.name
            )}
          </S.HeadCell>
        ))}
        {detailsName !== undefined && (
          <S.HeadCell
            role="columnheader"
            scope="col"
            data-column="details"
            aria-colindex={columns.length + first}
            style={areaStyle('details')}
          >
            {detailsName}
          </S.HeadCell>
        )}
      </S.HeadRow>
    </S.Head>
  )
}

/** Sorts a new column upwards, and turns the order round at another press. */
function turned(column: string, sort: DataSort | null): DataSort {
  const isUp = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isUp ? 'descending' : 'ascending' }
}
