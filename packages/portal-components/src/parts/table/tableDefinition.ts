import type { DataColumn, DataLayout } from './dataColumns'
import type { SortWords } from './SortField'
import type { RowHeights } from './useRowWindow'

/** All that is known of a table before its rows: the table and its skeleton are given the same. */
export interface TableDefinition<Row> {
  columns: readonly DataColumn<Row>[]
  layout: DataLayout
  /** How high rows are likely to be in px, until they have been measured. */
  heights?: RowHeights
  /** Of the field for the order; a table that sorts needs them. */
  sortWords?: SortWords
  /** Words for the button of a card that shows its columns on request. */
  details?: { name: string; label: (row: Row) => string }
  /**
   * Lets a row that is not drawn any longer hand its elements to another, which is quicker than making them. For cells
   * that keep nothing of their row by themselves, such as what is being typed.
   */
  isRecycled?: boolean
  /**
   * `dense`: low cards close to each other, for lists that are looked through. `compact`: low rows too. Default: neither.
   */
  density?: 'dense' | 'compact'
  /** `baseline` where values may take several lines. Default: `center`. */
  lines?: 'center' | 'baseline'
}

/**
 * Tells a developer of a layout that does not fit its columns, where the browser would only put them anywhere.
 *
 * @throws {Error} in a development build, with the names that do not fit.
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
