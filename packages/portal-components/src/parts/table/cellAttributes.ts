import { isOffPaper } from './dataColumns'
import type { DataColumn } from './dataColumns'
import type { ColumnKind } from './sortRows'

/** A column with the attributes of its cells, computed once for all rows. */
export interface RowColumn<Row> {
  column: DataColumn<Row>
  attributes: Record<string, string | number | true | undefined>
  isOnRequest: boolean
}

/** Computes the shared attributes of all rows. `first` is the number of the first column, from 1. */
export function rowColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hasDetails, first }: { hasDetails: boolean; first: number },
): RowColumn<Row>[] {
  return columns.map((column, position) => {
    const isOnRequest = hasDetails && column.isOnRequest === true
    return {
      column,
      isOnRequest,
      attributes: {
        ...roleOf(column, position + first),
        ...cellAttributes(column, isOnRequest),
      },
    }
  })
}

function roleOf<Row>({ isRowHeader, isSilent }: DataColumn<Row>, position: number) {
  if (isSilent) return { 'aria-hidden': true as const }
  return {
    ...(isRowHeader ? { role: 'rowheader', scope: 'row' } : { role: 'cell' }),
    'aria-colindex': position,
  }
}

const NUMERIC: ReadonlySet<ColumnKind> = new Set(['figure', 'day'])

/** Returns the attributes for the look of a cell, also of an empty one. */
export function cellAttributes<Row>(column: DataColumn<Row>, isOnRequest: boolean) {
  return {
    'data-column': column.id,
    'data-kind': column.kind,
    'data-align': column.align,
    'data-card-align': column.cardAlign ?? column.align,
    'data-tone': column.tone,
    'data-on-request': isOnRequest || undefined,
    'data-card-lines': column.cardLines,
    'data-controls': column.hasControls || undefined,
    'data-off-paper': isOffPaper(column) || undefined,
    // Browser translation must not touch figures, days, and the names and numbers of documents.
    translate: column.isRowHeader || NUMERIC.has(column.kind ?? 'text') ? ('no' as const) : undefined,
  }
}
