import { ChevronDown, ExternalLink } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import type { RowColumn } from './cellAttributes'
import { DataTableCheck } from './DataTableCheck'
import type { TableDefinition } from './tableDefinition'
import type { RowForm } from './useRowWindow'
import { wantsAnother } from '../FollowLink'
import { VisuallyHidden } from '../VisuallyHidden'

export interface DataTableRowProps<Row> {
  row: Row
  /** Class of all rows. */
  className: string | undefined
  /** Unique key of the row. */
  id: string
  columns: readonly RowColumn<Row>[]
  form: RowForm
  /** Index among all rows, rendered or not. */
  index: number
  /** Height of the omitted rows before it, in px. */
  space: number
  isVirtual: boolean
  lines: TableDefinition<Row>['lines']
  isBusy: boolean
  /** Address of the row. */
  href: string | undefined
  /** Announces that the row opens outside the portal, in a new tab. */
  externalLabel: string | undefined
  /** Opens the row over the page. */
  onRowOpen: ((row: Row) => void) | undefined
  /** Label of the checkbox, in a table with selection. */
  selectLabel: string | undefined
  isSelected: boolean
  onSelect: (id: string, isSelected: boolean) => void
  /** Texts of the button that expands a card. */
  details: TableDefinition<Row>['details']
  isOpen: boolean
  onOpenChange: (id: string, isOpen: boolean) => void
  /** Measures the element of the row until the returned function is called. */
  measureRow: ((element: Element, row: Row) => () => void) | undefined
}

/** A row, or an expandable card. Memoised, so that visible rows are not re-rendered while others scroll in. */
export const DataTableRow = memo(Row) as typeof Row

function Row<Row>(props: DataTableRowProps<Row>) {
  const { row, id, columns, form, index, space, selectLabel, isSelected, details, isOpen, measureRow } = props
  const opens = props.href !== undefined || props.onRowOpen !== undefined
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => (ref.current ? measureRow?.(ref.current, row) : undefined), [row, measureRow])

  return (
    <tr
      ref={ref}
      className={props.className}
      role="row"
      data-index={index}
      data-lines={props.lines}
      data-opens={opens || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      // The header is the first row.
      aria-rowindex={props.isVirtual ? index + 2 : undefined}
      aria-busy={props.isBusy || undefined}
      style={space > 0 ? { marginBlockStart: space } : undefined}
      onClick={opens ? openByPress : undefined}
      onMouseDown={props.href === undefined ? undefined : keepFromScrolling}
      onAuxClick={props.href === undefined ? undefined : openByMiddle}
    >
      {selectLabel !== undefined && (
        <td role="cell" data-column="select" data-controls data-off-paper aria-colindex={1}>
          <DataTableCheck
            label={selectLabel}
            state={isSelected ? 'all' : 'none'}
            onChange={(next) => props.onSelect(id, next)}
          />
        </td>
      )}
      {columns.map((shared) => {
        const Cell = shared.column.isRowHeader ? 'th' : 'td'
        return (
          <Cell key={shared.column.id} {...shared.attributes}>
            {contentOf(shared, props)}
          </Cell>
        )
      })}
      {details && form !== 'row' && (
        <td
          role="cell"
          data-column="details"
          data-controls
          aria-colindex={columns.length + (selectLabel === undefined ? 1 : 2)}
        >
          <button
            type="button"
            data-more
            aria-expanded={isOpen}
            aria-label={details.label(row)}
            onClick={() => props.onOpenChange(id, !isOpen)}
          >
            {chevron}
          </button>
        </td>
      )}
    </tr>
  )
}

const chevron = <ChevronDown size={20} aria-hidden />

function contentOf<Row>({ column, isOnRequest }: RowColumn<Row>, props: DataTableRowProps<Row>): ReactNode {
  const { row, form } = props
  const value = column.cell ? column.cell(row, form) : column.text?.(row) || '-'
  const content = column.isRowHeader ? openerOf(value, props) : value
  if (column.note) {
    return (
      <>
        {elementOf(content)}
        {column.note(row, form)}
      </>
    )
  }
  // Rows have a header, and hide nothing.
  if (!isOnRequest || form === 'row') return content
  return (
    <>
      {/* Screen readers read the column header instead. */}
      <span data-head aria-hidden>
        {column.name}
      </span>
      <span>{content}</span>
    </>
  )
}

/** Wraps a text in an element, because the note beside it comes and goes, which breaks translated pages. */
function elementOf(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span>{content}</span> : content
}

function openerOf<Row>(
  name: ReactNode,
  { row, href, externalLabel, onRowOpen }: DataTableRowProps<Row>,
): ReactNode {
  if (href !== undefined) {
    return (
      <a
        href={href}
        target={externalLabel ? '_blank' : undefined}
        rel={externalLabel ? 'noopener noreferrer' : undefined}
        data-opener
        aria-haspopup={onRowOpen && 'dialog'}
        onClick={
          onRowOpen &&
          ((event) => {
            if (wantsAnother(event)) return
            event.preventDefault()
            onRowOpen(row)
          })
        }
      >
        {externalLabel ? (
          <>
            <span>{name}</span>
            <span>
              {'\u00a0'}
              <ExternalLink size={14} aria-hidden />
              <VisuallyHidden>{`, ${externalLabel}`}</VisuallyHidden>
            </span>
          </>
        ) : (
          name
        )}
      </a>
    )
  }
  if (!onRowOpen) return name
  return (
    <button type="button" aria-haspopup="dialog" data-opener onClick={() => onRowOpen(row)}>
      {name}
    </button>
  )
}

/** Treats a press anywhere in the row as one on its name, unless it is on a control or ends a text selection. */
function openByPress(event: MouseEvent<HTMLTableRowElement>) {
  if (isOnControl(event)) return
  if (window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  const opener = event.currentTarget.querySelector<HTMLElement>('[data-opener]')
  // Focused first, so that a modal returns the focus here.
  opener?.focus({ preventScroll: true })
  opener?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

/** Opens the row in a new tab, as the middle button does on its link. */
function openByMiddle(event: MouseEvent<HTMLTableRowElement>) {
  if (event.button !== MIDDLE || isOnControl(event)) return
  // Ctrl opens a new tab; on a Mac, the command key.
  const asked = new globalThis.MouseEvent('click', {
    cancelable: true,
    ctrlKey: true,
    metaKey: true,
    bubbles: true,
  })
  event.currentTarget.querySelector('[data-opener]')?.dispatchEvent(asked)
}

/** Prevents autoscroll by the middle button. */
function keepFromScrolling(event: MouseEvent) {
  if (event.button === MIDDLE && !isOnControl(event)) event.preventDefault()
}

const MIDDLE = 1

function isOnControl({ target }: MouseEvent): boolean {
  return (target as Element).closest('a, button, input, label, [data-controls]') !== null
}
