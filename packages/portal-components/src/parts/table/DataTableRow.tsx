import { ChevronDown, ExternalLink } from 'lucide-react'
import { memo } from 'react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { areaStyle, isOffPaper } from './dataColumns'
import type { DataColumn } from './dataColumns'
import { DataTableCheck } from './DataTableCheck'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './DataTableRow.styles'

/** The state and labels of the rows' boxes. */
export interface DataSelection<Row> {
  /** Keys of the selected rows. Rows stay selected while they are not shown. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Names the box of a row. */
  label: (row: Row) => string
  /** Names the box that selects all rows shown. */
  allLabel: string
}

export interface DataTableRowProps<Row> {
  row: Row
  /** Unique key of the row. */
  id: string
  columns: readonly DataColumn<Row>[]
  /** Place among all rows, drawn or not, from 0. */
  index: number
  /** Space of the rows left out before it, in px. */
  space: number
  isVirtual: boolean
  lines: 'center' | 'baseline'
  isBusy: boolean
  /** Address that the row leads to. */
  href?: string
  /** Tells a screen reader that the row leads out of the portal, in a new tab. */
  externalLabel?: string
  /** Opens the row over the page. */
  onRowOpen?: (row: Row) => void
  selection?: DataSelection<Row>
  isSelected: boolean
  /** Words for the button of a card that shows the rest. */
  details?: { label: (row: Row) => string }
  isOpen: boolean
  onOpenChange: (id: string, isOpen: boolean) => void
  ref?: Ref<HTMLTableRowElement>
}

/**
 * A row, or a card that shows the rest on request. It is memoised, so that rows on screen are not drawn again while
 * others scroll in.
 */
export const DataTableRow = memo(Row) as typeof Row

function Row<Row>(props: DataTableRowProps<Row>) {
  const {
    row,
    id,
    columns,
    index,
    space,
    isVirtual,
    lines,
    isBusy,
    selection,
    isSelected,
    details,
    isOpen,
    ref,
  } = props
  const opens = props.href !== undefined || props.onRowOpen !== undefined
  const first = selection ? 2 : 1
  const isOnRequest = (column: DataColumn<Row>) => details !== undefined && column.isOnRequest
  return (
    <S.Row
      ref={ref}
      role="row"
      data-index={index}
      data-lines={lines}
      data-opens={opens || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      // The head is the first row.
      aria-rowindex={isVirtual ? index + 2 : undefined}
      aria-busy={isBusy || undefined}
      style={space > 0 ? { marginBlockStart: space } : undefined}
      onClick={opens ? openByPress : undefined}
    >
      {selection && (
        <S.Cell
          role="cell"
          data-column="select"
          data-controls
          data-off-paper
          aria-colindex={1}
          style={areaStyle('select')}
        >
          <DataTableCheck
            label={selection.label(row)}
            state={isSelected ? 'all' : 'none'}
            onChange={(next) => selection.onChange(withKeys(selection.selected, [id], next))}
          />
        </S.Cell>
      )}
      {columns.map((column, place) => (
        <S.Cell
          key={column.id}
          {...(column.isRowHeader ? { as: 'th', role: 'rowheader', scope: 'row' } : { role: 'cell' })}
          data-column={column.id}
          data-kind={column.kind}
          data-align={column.align}
          data-card-align={column.cardAlign ?? column.align}
          data-tone={column.tone}
          data-on-request={isOnRequest(column) || undefined}
          data-one-line={column.isOneLine || undefined}
          data-controls={column.hasControls || undefined}
          data-off-paper={isOffPaper(column) || undefined}
          aria-colindex={place + first}
          style={areaStyle(column.id)}
        >
          {/* The column's head tells a screen reader. */}
          {isOnRequest(column) && <S.Label aria-hidden>{column.name}</S.Label>}
          <Content column={column} {...props} />
        </S.Cell>
      ))}
      {details && (
        <S.Cell
          role="cell"
          data-column="details"
          data-controls
          aria-colindex={columns.length + first}
          style={areaStyle('details')}
        >
          <S.Details
            type="button"
            aria-expanded={isOpen}
            aria-label={details.label(row)}
            onClick={() => props.onOpenChange(id, !isOpen)}
          >
            <ChevronDown size={20} aria-hidden />
          </S.Details>
        </S.Cell>
      )}
    </S.Row>
  )
}

function Content<Row>({
  row,
  column,
  href,
  externalLabel,
  onRowOpen,
}: DataTableRowProps<Row> & { column: DataColumn<Row> }) {
  const content = opener(column.cell ? column.cell(row) : column.text?.(row) || '-')
  if (column.note) {
    return (
      <>
        {content}
        {column.note(row)}
      </>
    )
  }
  return column.isOnRequest ? <span>{content}</span> : content

  function opener(name: ReactNode) {
    if (!column.isRowHeader) return name
    if (href !== undefined) {
      return (
        <S.RowLink
          href={href}
          target={externalLabel ? '_blank' : undefined}
          rel={externalLabel ? 'noopener noreferrer' : undefined}
          data-opener
        >
          {name}
          {externalLabel && (
            <>
              {'\u00a0'}
              <ExternalLink size={14} aria-hidden />
              <VisuallyHidden>{externalLabel}</VisuallyHidden>
            </>
          )}
        </S.RowLink>
      )
    }
    if (!onRowOpen) return name
    return (
      <S.RowButton type="button" aria-haspopup="dialog" data-opener onClick={() => onRowOpen(row)}>
        {name}
      </S.RowButton>
    )
  }
}

/** Adds some keys to a set, or removes them. */
export function withKeys(
  set: ReadonlySet<string>,
  keys: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(set)
  for (const key of keys) {
    if (isIn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Treats a press anywhere in the row as one on its name, unless it hits a control or ends a selection of text. */
function openByPress(event: MouseEvent<HTMLTableRowElement>) {
  const pressed = event.target as Element
  if (pressed.closest('a, button, input, label, [data-controls]')) return
  if (window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  const opener = event.currentTarget.querySelector<HTMLElement>('[data-opener]')
  // The opener takes the focus, so that the modal gives it back there.
  opener?.focus({ preventScroll: true })
  opener?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
