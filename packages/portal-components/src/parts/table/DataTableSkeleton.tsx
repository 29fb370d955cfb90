import { cellAttributes } from './cellAttributes'
import { layoutTemplates } from './dataColumns'
import { laidOut } from './dataGrid.styles'
import { Skeleton } from '../Skeleton'
import { checkLayout } from './tableDefinition'
import type { TableDefinition } from './tableDefinition'
import * as Row from './DataTableRow.styles'
import * as S from './DataTable.styles'

export interface DataTableSkeletonProps<Row> {
  table: TableDefinition<Row>
  /** Number of rows: enough for a screen if it is unknown. */
  rows: number
  hasSelection?: boolean
}

/** A placeholder for a `DataTable` in its final size while its rows load. */
export function DataTableSkeleton<Row>({ table, rows, hasSelection = false }: DataTableSkeletonProps<Row>) {
  checkLayout(table, hasSelection)
  const { columns, details, lines = 'center' } = table
  return (
    <S.Frame aria-hidden>
      <S.Table data-density={table.density} $layout={laidOut(layoutTemplates(table, hasSelection))}>
        <S.Head>
          <S.HeadRow>
            <S.HeadCells>
              {(className) => (
                <>
                  {hasSelection && (
                    <th className={className} data-column="select">
                      <S.NoCheck />
                    </th>
                  )}
                  {columns.map(({ id, name, align, isNameHidden, sortKey }) => (
                    <th
                      key={id}
                      className={className}
                      data-column={id}
                      data-align={align}
                      data-hidden={isNameHidden || undefined}
                    >
                      {sortKey ? <S.Sort as="span">{name}</S.Sort> : name}
                    </th>
                  ))}
                </>
              )}
            </S.HeadCells>
          </S.HeadRow>
        </S.Head>
        <S.Body>
          <Row.Rows>
            {(className) =>
              Array.from({ length: rows }, (_, index) => (
                <tr key={index} className={className} data-index={index} data-lines={lines}>
                  {hasSelection && (
                    <td data-column="select" data-controls>
                      <span data-check>
                        <Skeleton width={20} height={20} />
                      </span>
                    </td>
                  )}
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      {...cellAttributes(column, details !== undefined && column.isOnRequest === true)}
                    >
                      {column.skeleton ?? (
                        <Row.Placeholder>
                          <Skeleton width={column.placeholder ?? '70%'} />
                        </Row.Placeholder>
                      )}
                    </td>
                  ))}
                  {details && (
                    <td data-column="details">
                      <span data-more />
                    </td>
                  )}
                </tr>
              ))
            }
          </Row.Rows>
        </S.Body>
      </S.Table>
    </S.Frame>
  )
}
