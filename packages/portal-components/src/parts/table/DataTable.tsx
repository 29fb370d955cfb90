import { useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useAnnounce } from '../Announce'
import { useFollowLinks } from '../FollowLink'
import { useStableHandler } from '../../hooks/useStableHandler'
import { rowColumns } from './cellAttributes'
import { layoutTemplates } from './dataColumns'
import { laidOut } from './dataGrid.styles'
import { PartWords } from '../PartWords'
import { SkipButton } from '../SkipButton'
import { DataTableHead } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import type { DataSort } from './sortRows'
import { checkLayout } from './tableDefinition'
import type { TableDefinition } from './tableDefinition'
import { useRowSelection, withKeys } from './useRowSelection'
import type { DataSelection } from './useRowSelection'
import { useRowSlots } from './useRowSlots'
import { useRowWindow } from './useRowWindow'
import type { RowHeights } from './useRowWindow'
import { useSorted } from './useSorted'
import * as S from './DataTable.styles'
import { Rows } from './DataTableRow.styles'

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string
  table: TableDefinition<Row>
  rows: readonly Row[]
  /** Tells rows apart. A function that stays the same from render to render is asked once per answer. */
  rowKey: (row: Row) => string
  /** The order that the rows come in; `null` is their own. Left out, the table sorts them itself, by its heads. */
  sort?: DataSort | null
  onSortChange?: (sort: DataSort | null) => void
  /** The address that a row leads to, if any: its row header is the link, and a press anywhere in the row follows it. */
  rowHref?: (row: Row) => string | null
  /** Rows lead out of the portal, in tabs of their own: said to a screen reader. */
  externalLabel?: string
  /** Opens a row over the page. With a `rowHref` too, that is where a new tab of it leads. */
  onRowOpen?: (row: Row) => void
  selection?: DataSelection<Row>
  isRowBusy?: (row: Row) => boolean
  /** With more rows than these, only those near the screen are drawn. `Infinity` draws all, as for paper. */
  virtualFrom?: number
  /** Says, where not all rows are drawn, which search finds them all: the browser's own does not. */
  searchNote?: string
  /** Stands under the head in place of rows. */
  empty?: ReactNode
  /** Lines under the rows that say what they come to; the last one is the whole. */
  totals?: readonly DataTotal[]
  ref?: Ref<HTMLDivElement>
}

/** A line under the rows, whose figure stands under those of the last column. */
export interface DataTotal {
  name: string
  figure: ReactNode
}

/** Rows past which Tab walks in a few presses. */
const SHORT = 8

/** Of rows and cards whose words take no more than the lines that their layout gives them. */
const ORDINARY: RowHeights = { card: 74, medium: 59, wide: 44 }

/**
 * Rows under sticky heads, of which a long list draws those near the screen alone; where the table is narrow each row is
 * a card, and a field for the order takes the place of heads that sort.
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
  const words = useContext(PartWords)
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
    kept: window.kept,
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
    announce(words.sortedBy(table.sortWords?.order(name, next.direction, kind) ?? name))
  })
  // The rows are not drawn again for a handler that is made anew.
  const openRow = useStableHandler((row: Row) => onRowOpen?.(row))
  return (
    <S.Frame ref={ref}>
      {isVirtual && searchNote && <S.Note>{searchNote}</S.Note>}
      {window.leftOut > 0 && (
        <S.LeftOut>{words.printedRows(sorted.length - window.leftOut, sorted.length)}</S.LeftOut>
      )}
      {hasManyStops && <SkipButton label={words.skipPast(label)} to={endRef} />}
      {/* The roles stand in words: a table that is laid out as cards would lose its own. */}
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
            if (isVirtual && row !== undefined) window.keep(rowKey(row), row)
          }}
        >
          <Rows>
            {(className) =>
              window.near.map(({ row, key, index, space }, place) => (
                <DataTableRow
                  key={slots[place] ?? key}
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
