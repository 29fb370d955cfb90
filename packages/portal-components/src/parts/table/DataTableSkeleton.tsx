import { areaStyle, layoutStyle } from './dataColumns'
import { Skeleton } from '../Skeleton'
import { SortField } from './SortField'
import type { DataSort } from './sortRows'
import { checkLayout } from './tableDefinition'
import type { TableDefinition } from './tableDefinition'
import * as Check from './DataTableCheck.styles'
import * as Row from './DataTableRow.styles'
import * as S from './DataTable.styles'

export interface DataTableSkeletonProps<Row> {
  table: TableDefinition<Row>
  /** Enough for a screen, where nobody knows yet how many there will be. */
  rows: number
  /** As the table has it. */
  sort?: DataSort | null
  hasSelection?: boolean
}

/** Holds the place of a `DataTable` while its rows are read, in their final size. */
export function DataTableSkeleton<Row>({
  table,
  rows,
  sort,
  hasSelection = false,
}: DataTableSkeletonProps<Row>) {
  checkLayout(table, hasSelection)
  const { columns, sortWords, details, lines = 'center' } = table
  return (
    <S.Frame aria-hidden>
      {sort === undefined && sortWords && (
        <S.SortPlace>
          <SortField words={sortWords} columns={columns} sort={null} isDisabled />
        </S.SortPlace>
      )}
      <S.Table style={layoutStyle(table, hasSelection)}>
        <S.Head>
          <S.HeadRow>
            {hasSelection && (
              <S.HeadCell data-column="select" style={areaStyle('select')}>
                <S.NoCheck />
              </S.HeadCell>
            )}
            {columns.map(({ id, name, align, isNameHidden, sortKey }) => (
              <S.HeadCell
                key={id}
                data-column={id}
                data-align={align}
                data-hidden={isNameHidden || undefined}
                style={areaStyle(id)}
              >
                {sortKey ? <S.Sort as="span">{name}</S.Sort> : name}
              </S.HeadCell>
            ))}
          </S.HeadRow>
        </S.Head>
        <S.Body>
          {Array.from({ length: rows }, (_, index) => (
            <Row.Row key={index} data-index={index} data-lines={lines}>
              {hasSelection && (
                <Row.Cell data-column="select" data-controls style={areaStyle('select')}>
                  <Check.Check as="span">
                    <Skeleton width={20} height={20} />
                  </Check.Check>
                </Row.Cell>
              )}
              {columns.map((column) => (
                <Row.Cell
                  key={column.id}
                  data-column={column.id}
                  data-align={column.align}
                  data-card-align={column.cardAlign ?? column.align}
                  data-tone={column.tone}
                  data-on-request={column.isOnRequest || undefined}
                  data-controls={column.hasControls || undefined}
                  style={areaStyle(column.id)}
                >
                  {column.skeleton ?? (
                    <Row.Placeholder>
                      <Skeleton width={column.placeholder ?? '70%'} />
                    </Row.Placeholder>
                  )}
                </Row.Cell>
              ))}
              {details && (
                <Row.Cell data-column="details" style={areaStyle('details')}>
                  <Row.Details as="span" />
                </Row.Cell>
              )}
            </Row.Row>
          ))}
        </S.Body>
      </S.Table>
    </S.Frame>
  )
}
