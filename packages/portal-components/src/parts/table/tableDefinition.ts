import type { DataColumn, DataLayout } from './dataColumns'
import type { SortText } from './SortField'
import type { RowHeights } from './useRowWindow'

/** The definition of a table, shared with its skeleton. */
export interface TableDefinition<Row> {
  columns: readonly DataColumn<Row>[]
  layout: DataLayout
  /** Estimated heights of rows in px, until they are measured. */
  heights?: RowHeights
  /** Texts of the sort field; required in a sortable table. */
  sortMessages?: SortText
  /** Texts of the button that expands a card. */
  details?: { name: string; label: (row: Row) => string }
  /**
   * Reuses the elements of rows that scroll out, which is faster than creating new ones. Only for cells without state,
   * such as a draft.
   */
  isRecycled?: boolean
  /** `dense`: low cards with little space between them, for long lists. `compact`: low rows too. Default: neither. */
  density?: 'dense' | 'compact'
  /** `baseline` where values may wrap. Default: `center`. */
  lines?: 'center' | 'baseline'
}

/**
 * Checks that a layout fits its columns, because browsers would place unknown areas anywhere.
 *
 * @throws {Error} in a development build, with the unknown or missing names.
 */
export function checkLayout<Row>(
  { columns, layout, details }: TableDefinition<Row>,
  hasSelection: boolean,
): void {
  if (process.env.NODE_ENV === 'production') return
  const known = new Set(['.', 'select', 'details', ...columns.map(({ id }) => id)])
  for (const name of ['narrow', 'small', 'card', 'medium'] as const) {
    const template = layout[name]
    if (template === undefined) continue
    const isCard = name !== 'medium'
    const needed = [
      ...(hasSelection ? ['select'] : []),
      ...columns.flatMap(({ id, isOnRequest }) => (isCard && isOnRequest ? [] : [id])),
      ...(isCard && details ? ['details'] : []),
    ]
    const areas = new Set(
      [...template.matchAll(/'([^']*)'|"([^"]*)"/g)].flatMap(([, single, double]) =>
        (single ?? double ?? '').trim().split(/\s+/),
      ),
    )
    const strangers = [...areas].filter((area) => !known.has(area))
    const missing = needed.filter((id) => !areas.has(id))
    const faults = [
      ...(strangers.length > 0 ? [`names ${strangers.join(', ')}, which is no column`] : []),
      ...(missing.length > 0 ? [`has no place for ${missing.join(', ')}`] : []),
    ]
    if (faults.length > 0) throw new Error(`The layout '${name}' of a table ${faults.join(' and ')}.`)
  }
}
