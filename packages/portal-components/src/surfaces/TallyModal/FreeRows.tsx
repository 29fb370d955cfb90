import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import { decimalsOf } from '../../messages/tallySummary'
import { addRow, deleteRow, isBlank, tallyOf } from '../../data/cart/tallyEntry'
import type { TallyRows } from '../../data/cart/tallyEntry'
import { useStableHandler } from '../../hooks/useStableHandler'
import { FreeRow } from './FreeRow'
import * as S from './FreeRows.styles'
import { tallyWords } from '../../messages/tally'

export interface FreeRowsProps {
  tally: TallyRows
  onChange: (tally: TallyRows) => void
  /** Enter was pressed in a last row with nothing in it. */
  onLastEnter: () => void
}

/**
 * Lengths that the customer types, with pieces of each. Enter goes on to the next length, and from the last to a new
 * line; from a new line with nothing in it to the button.
 */
export function FreeRows({ tally, onChange, onLastEnter }: FreeRowsProps) {
  const { say } = usePortal()
  const decimals = decimalsOf(tallyOf(tally).map(({ length }) => length))
  const list = useRef<HTMLUListElement>(null)
  const rowToFocus = useRef<number | null>(null)

  // The new line's field exists only once it has been drawn.
  useEffect(() => {
    if (rowToFocus.current === null) return
    focusLength(list.current, rowToFocus.current)
    rowToFocus.current = null
  }, [tally.rows])

  const change = useStableHandler((update: (tally: TallyRows) => TallyRows) => onChange(update(tally)))

  const goToNewLine = useStableHandler(() => {
    const last = tally.rows.at(-1)
    if (last && isBlank(last)) return focusLength(list.current, last.id)
    rowToFocus.current = tally.nextId
    onChange(addRow(tally))
  })

  const goOn = useStableHandler((rowId: number) => {
    const index = tally.rows.findIndex((row) => row.id === rowId)
    const row = tally.rows[index]
    const next = tally.rows[index + 1]
    if (next) focusLength(list.current, next.id)
    else if (row && isBlank(row)) onLastEnter()
    else goToNewLine()
  })

  const remove = useStableHandler((rowId: number) => {
    const index = tally.rows.findIndex((row) => row.id === rowId)
    const changed = deleteRow(tally, rowId)
    rowToFocus.current = (changed.rows[index] ?? changed.rows.at(-1))?.id ?? null
    onChange(changed)
  })

  return (
    <div>
      <S.Rows ref={list}>
        {tally.rows.map((row, index) => (
          <FreeRow
            key={row.id}
            row={row}
            number={index + 1}
            decimals={decimals}
            isChecked={tally.isChecked}
            onChange={change}
            onDelete={remove}
            onEnter={goOn}
          />
        ))}
      </S.Rows>
      <Button icon={<Plus aria-hidden />} onPress={goToNewLine}>
        {say(tallyWords).addLine}
      </Button>
    </div>
  )
}

function focusLength(list: HTMLElement | null, rowId: number) {
  list?.querySelector<HTMLInputElement>(`input[name="length-${rowId}"]`)?.focus()
}
