import { ChevronDown } from 'lucide-react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { areaStyle } from './dataColumns'
import type { DataColumn } from './dataColumns'
import { DataTableCheck } from './DataTableCheck'
import type { DataTableCheckProps } from './DataTableCheck'
import * as S from './DataTableRow.styles'

export interface DataTableRowProps<Row> {
  row: Row
  columns: readonly DataColumn<Row>[]
  /** Among all rows, drawn or not, from 0. */
  index: number
  /** Room of the rows left out before it, in px. */
  space: number
  isVirtual: boolean
  lines: 'center' | 'baseline'
  isBusy: boolean
  /** Where the row leads. */
  href?: string
  /** Opens the row over the page. */
  onOpen?: () => void
  selection?: Pick<DataTableCheckProps, 'label' | 'state' | 'onChange'>
  /** The button of a card that shows the rest. */
  details?: { label: string; isOpen: boolean; onChange: (isOpen: boolean) => void }
  ref?: Ref<HTMLTableRowElement>
}

/** A row, or a card that shows the rest on request. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { columns, index, space, isVirtual, lines, isBusy, selection, details, ref } = props
  const opens = props.href !== undefined || props.onOpen !== undefined
  const first = selection ? 2 : 1
  const isOnRequest = (column: DataColumn<Row>) => details !== undefined && column.isOnRequest
  return (
    <S.Row
      ref={ref}
      role="row"
      data-index={index}
      data-lines={lines}
      data-opens={opens || undefined}
      data-open={details?.isOpen || undefined}
      data-selected={selection?.state === 'all' || undefined}
      // The head is the first row.
      aria-rowindex={isVirtual ? index + 2 : undefined}
      aria-busy={isBusy || undefined}
      style={space > 0 ? { marginBlockStart: space } : undefined}
      onClick={opens ? openByPress : undefined}
    >
      {selection && (
        <S.Cell role="cell" data-column="select" data-controls aria-colindex={1} style={areaStyle('select')}>
          <DataTableCheck {...selection} />
        </S.Cell>
      )}
      {columns.map((column, place) => (
        <S.Cell
          key={column.id}
          {...(column.isRowHeader ? { as: 'th', role: 'rowheader', scope: 'row' } : { role: 'cell' })}
          data-column={column.id}
          data-align={column.align}
          data-card-align={column.cardAlign ?? column.align}
          data-tone={column.tone}
          data-on-request={isOnRequest(column) || undefined}
          data-one-line={column.isOneLine || undefined}
          data-controls={column.hasControls || undefined}
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
            aria-expanded={details.isOpen}
            aria-label={details.label}
            onClick={() => details.onChange(!details.isOpen)}
          >
            <ChevronDown size={20} aria-hidden />
          </S.Details>
        </S.Cell>
      )}
    </S.Row>
  )
}

function Content<Row>({ row, column, href, onOpen }: DataTableRowProps<Row> & { column: DataColumn<Row> }) {
  const content = opener(column.cell(row))
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
        <S.RowLink href={href} data-opener>
          {name}
        </S.RowLink>
      )
    }
    if (!onOpen) return name
    return (
      <S.RowButton type="button" aria-haspopup="dialog" data-opener onClick={onOpen}>
        {name}
      </S.RowButton>
    )
  }
}

/** A press anywhere in the row is one on its name, unless it has another meaning there or ends a selection of text. */
function openByPress(event: MouseEvent<HTMLTableRowElement>) {
  const pressed = event.target as Element
  if (pressed.closest('a, button, input, label, [data-controls]')) return
  if (window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector('[data-opener]')
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
}
