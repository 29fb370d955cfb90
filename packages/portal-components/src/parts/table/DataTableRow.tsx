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
  /** Place among all rows, drawn or not, from 0. */
  index: number
  /** Space of the rows left out before it, in px. */
  space: number
  isVirtual: boolean
  lines: TableDefinition<Row>['lines']
  isBusy: boolean
  /** Address that the row leads to. */
  href: string | undefined
  /** Tells a screen reader that the row leads out of the portal, in a new tab. */
  externalLabel: string | undefined
  /** Opens the row over the page. */
  onRowOpen: ((row: Row) => void) | undefined
  /** Names its box, in a table with selection. */
  selectLabel: string | undefined
  isSelected: boolean
  onSelect: (id: string, isSelected: boolean) => void
  /** Words for the button of a card that shows the rest. */
  details: TableDefinition<Row>['details']
  isOpen: boolean
  onOpenChange: (id: string, isOpen: boolean) => void
  /** Measures the element as that of the row until what it returns is called. */
  measureRow: ((element: Element, row: Row) => () => void) | undefined
}

/**
 * A row, or a card that shows the rest on request. It is memoised, so that rows on screen are not drawn again while
 * others scroll in.
 */
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
      // The head is the first row.
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
  // Rows have heads, and nothing in them is shown on request.
  if (!isOnRequest || form === 'row') return content
  return (
    <>
      {/* The column's head tells a screen reader. */}
      <span data-head aria-hidden>
        {column.name}
      </span>
      <span>{content}</span>
    </>
  )
}

/** Puts a text in an element of its own: the note beside it comes and goes. */
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

/** Treats a press anywhere in the row as one on its name, unless it hits a control or ends a selection of text. */
function openByPress(event: MouseEvent<HTMLTableRowElement>) {
  if (isOnControl(event)) return
  if (window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  const opener = event.currentTarget.querySelector<HTMLElement>('[data-opener]')
  // The opener takes the focus, so that the modal gives it back there.
  opener?.focus({ preventScroll: true })
  opener?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

/** Opens the row in a tab of its own, as the middle button does on its name. */
function openByMiddle(event: MouseEvent<HTMLTableRowElement>) {
  if (event.button !== MIDDLE || isOnControl(event)) return
  // Ctrl asks for a new tab, on a Mac the command key.
  const asked = new globalThis.MouseEvent('click', {
    cancelable: true,
    ctrlKey: true,
    metaKey: true,
    bubbles: true,
  })
  event.currentTarget.querySelector('[data-opener]')?.dispatchEvent(asked)
}

/** Keeps the middle button from scrolling the page by the pointer's moves. */
function keepFromScrolling(event: MouseEvent) {
  if (event.button === MIDDLE && !isOnControl(event)) event.preventDefault()
}

const MIDDLE = 1

function isOnControl({ target }: MouseEvent): boolean {
  return (target as Element).closest('a, button, input, label, [data-controls]') !== null
}
