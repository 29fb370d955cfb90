import { useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useAnnounce } from '../Announce'
import { useFollowLinks } from '../FollowLink'
import { useStableHandler } from '../../hooks/useStableHandler'
import { rowColumns } from './cellAttributes'
import { layoutTemplates } from './dataColumns'
import { laidOut } from './dataGrid.styles'
import { PartMessages } from '../PartMessages'
import { SkipButton } from '../SkipButton'
import { DataTableHead } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import type { DataSort } from './sortRows'
import { checkLayout } from './tableDefinition'
import type { TableDefinition } from './tableDefinition'
import { useRowSelection, withKeys } from './useRowSelection'
import type { DataSelection } from './useRowSelection'
import { useRowSlots } from './rowSlots'
import { useRowWindow } from './useRowWindow'
import type { RowHeights } from './useRowWindow'
import { useSorted } from './sortRows'
import * as S from './DataTable.styles'
import { Rows } from './DataTableRow.styles'

export interface DataTableProps<Row> {
  label: string
  table: TableDefinition<Row>
  rows: readonly Row[]
  /** Returns the unique key of a row. A stable function is called once per answer. */
  rowKey: (row: Row) => string
  /** The sort order of the given rows; `null`: unsorted. Absent: the table sorts them itself by its headers. */
  sort?: DataSort | null
  onSortChange?: (sort: DataSort | null) => void
  /** Returns the address of a row, if any. The row header is the link, and a press anywhere in the row follows it. */
  rowHref?: (row: Row) => string | null
  /** Announces that rows open outside the portal, in new tabs. */
  externalLabel?: string
  /** Opens a row over the page. With `rowHref` too, that address is used for new tabs. */
  onRowOpen?: (row: Row) => void
  selection?: DataSelection<Row>
  isRowBusy?: (row: Row) => boolean
  /** The number of rows above which only those near the viewport are rendered. `Infinity` renders all. */
  virtualFrom?: number
  /** Recommends the search of the list where not all rows are rendered, because the browser's search misses some. */
  searchNote?: string
  /** Shown below the header instead of rows. */
  empty?: ReactNode
  /** Sums below the rows; the last one is the total. */
  totals?: readonly DataTotal[]
  ref?: Ref<HTMLDivElement>
}

/** A sum below the rows, aligned with the last column. */
export interface DataTotal {
  name: string
  figure: ReactNode
}

/** Up to this many rows Tab passes in a few presses. */
const SHORT = 8

/** Heights of rows and cards whose text fits the lines of the layout. */
const ORDINARY: RowHeights = { card: 74, medium: 59, wide: 44 }

/**
 * Rows below a sticky header. Long lists render only the rows near the viewport. In a narrow table each row is a card,
 * and a field replaces the sortable headers.
 */
export function DataTable<Row>({
  label,
  table,
  rows,
  rowKey,
  rowHref,
  externalLabel,
  onRowOpen,
  selection,
  isRowBusy,
  virtualFrom = 50,
  searchNote,
  empty,
  totals,
  ref,
  ...props
}: DataTableProps<Row>) {
  const hasSelection = selection !== undefined
  checkLayout(table, hasSelection)
  const { columns, details, heights = ORDINARY, lines = 'center' } = table
  const words = useContext(PartMessages)
  const announce = useAnnounce()
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const endRef = useRef<HTMLSpanElement>(null)
  const [ownSort, setOwnSort] = useState<DataSort | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  const isOwn = props.sort === undefined
  const sort = props.sort === undefined ? ownSort : props.sort
  const sorted = useSorted(rows, columns, isOwn ? ownSort : null)
  const isVirtual = sorted.length > virtualFrom
  const hasManyStops = sorted.length > SHORT
  const window = useRowWindow({ bodyRef, rows: sorted, rowKey, isVirtual, heights })
  const slots = useRowSlots({
    near: window.near,
    retained: window.retained,
    isRecycled: isVirtual && table.isRecycled,
  })
  const { state, onSelect, onSelectAll } = useRowSelection({ selection, rows: sorted, rowKey })
  const followLink = useFollowLinks()
  const layout = useMemo(() => laidOut(layoutTemplates(table, hasSelection)), [table, hasSelection])
  const cells = useMemo(
    () => rowColumns(columns, { hasDetails: details !== undefined, first: hasSelection ? 2 : 1 }),
    [columns, details, hasSelection],
  )

  const changeOpen = useCallback(
    (key: string, isOpen: boolean) => setOpened((now) => withKeys(now, [key], isOpen)),
    [],
  )
  const changeSort = useStableHandler((next: DataSort) => {
    setOwnSort(next)
    props.onSortChange?.(next)
    const { name = '', kind = 'text' } = columns.find(({ id }) => id === next.column) ?? {}
    announce(words.sortedBy(table.sortMessages?.order(name, next.direction, kind) ?? name))
  })
  // A stable handler, so that rows are not re-rendered for a new one.
  const openRow = useStableHandler((row: Row) => onRowOpen?.(row))
  return (
    <S.Frame ref={ref}>
      {isVirtual && searchNote && <S.Note>{searchNote}</S.Note>}
      {window.leftOut > 0 && (
        <S.LeftOut>{words.printedRows(sorted.length - window.leftOut, sorted.length)}</S.LeftOut>
      )}
      {hasManyStops && <SkipButton label={words.skipPast(label)} to={endRef} />}
      {/* Explicit roles, because a table with grid layout loses its own. */}
      <S.Table
        role="table"
        aria-label={label}
        aria-rowcount={isVirtual ? sorted.length + 1 : undefined}
        aria-colcount={columns.length + (hasSelection ? 1 : 0) + (details ? 1 : 0)}
        data-density={table.density}
        $layout={layout}
        onClick={followLink}
      >
        <DataTableHead
          columns={columns}
          sorted={sort?.column}
          direction={sort?.direction}
          onSortChange={changeSort}
          isNarrow={window.form === 'card'}
          isVirtual={isVirtual}
          selectAllLabel={selection?.allLabel}
          selectedState={state}
          onSelectAll={onSelectAll}
          detailsName={details?.name}
        />
        <S.Body
          ref={bodyRef}
          role="rowgroup"
          style={
            window.isWhole ? undefined : { paddingBlockStart: window.before, paddingBlockEnd: window.after }
          }
          onFocus={({ target }) => {
            const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
            const row = sorted[Number(index)]
            if (isVirtual && row !== undefined) window.retain(rowKey(row), row)
          }}
        >
          <Rows>
            {(className) =>
              window.near.map(({ row, key, index, space }, position) => (
                <DataTableRow
                  key={slots[position] ?? key}
                  className={className}
                  id={key}
                  row={row}
                  columns={cells}
                  form={window.form}
                  index={index}
                  space={space}
                  isVirtual={isVirtual}
                  lines={lines}
                  isBusy={isRowBusy?.(row) ?? false}
                  href={rowHref?.(row) ?? undefined}
                  externalLabel={externalLabel}
                  onRowOpen={onRowOpen && openRow}
                  selectLabel={selection?.label(row)}
                  isSelected={selection?.selected.has(key) ?? false}
                  onSelect={onSelect}
                  details={details}
                  isOpen={opened.has(key)}
                  onOpenChange={changeOpen}
                  measureRow={window.measureRow}
                />
              ))
            }
          </Rows>
          {sorted.length === 0 && empty && (
            <S.EmptyRow role="row">
              <S.EmptyCell role="cell">{empty}</S.EmptyCell>
            </S.EmptyRow>
          )}
        </S.Body>
        {totals && (
          <S.Totals role="rowgroup">
            {totals.map(({ name, figure }) => (
              <S.Total key={name} role="row">
                <S.TotalName role="rowheader" scope="row">
                  {name}
                </S.TotalName>
                <S.TotalFigure role="cell">{figure}</S.TotalFigure>
              </S.Total>
            ))}
          </S.Totals>
        )}
      </S.Table>
      {hasManyStops && <span ref={endRef} tabIndex={-1} />}
    </S.Frame>
  )
}
