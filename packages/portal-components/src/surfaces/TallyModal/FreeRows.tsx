import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../parts/Button'
import { usePortal } from '../../portal/PortalContext'
import { addRow, deleteRow, isBlank } from '../../data/cart/tallyEntry'
import type { TallyRows } from '../../data/cart/tallyEntry'
import { useStableHandler } from '../../hooks/useStableHandler'
import { FreeRow } from './FreeRow'
import * as S from './TallyRows.styles'

export interface FreeRowsProps {
  tally: TallyRows
  unit: string
  onChange: (tally: TallyRows) => void
}

/** Lengths that the customer types, with pieces of each. Enter goes on to a new line. */
export function FreeRows({ tally, unit, onChange }: FreeRowsProps) {
  const { messages } = usePortal()
  const list = useRef<HTMLUListElement>(null)
  const rowToFocus = useRef<number | null>(null)

  // The new line's field exists only once it has been drawn.
  useEffect(() => {
    if (rowToFocus.current === null) return
    list.current?.querySelector<HTMLInputElement>(`input[name="length-${rowToFocus.current}"]`)?.focus()
    rowToFocus.current = null
  }, [tally.rows])

  const change = useStableHandler((update: (tally: TallyRows) => TallyRows) => onChange(update(tally)))

  const goToNewLine = useStableHandler(() => {
    const last = tally.rows.at(-1)
    if (last && isBlank(last)) {
      list.current?.querySelector<HTMLInputElement>(`input[name="length-${last.id}"]`)?.focus()
      return
    }
    rowToFocus.current = tally.nextId
    onChange(addRow(tally))
  })

  const remove = useStableHandler((rowId: number) => {
    const index = tally.rows.findIndex((row) => row.id === rowId)
    const changed = deleteRow(tally, rowId)
    rowToFocus.current = (changed.rows[index] ?? changed.rows.at(-1))?.id ?? null
    onChange(changed)
  })

  return (
    <div>
      <S.Columns aria-hidden>
        <span>{messages.tally.lengthIn(unit)}</span>
        <span>{messages.tally.quantity}</span>
        <span>{messages.tally.totalIn(unit)}</span>
      </S.Columns>
      <S.Rows ref={list}>
        {tally.rows.map((row, index) => (
          <FreeRow
            key={row.id}
            row={row}
            number={index + 1}
            unit={unit}
            isChecked={tally.isChecked}
            onChange={change}
            onDelete={remove}
            onEnter={goToNewLine}
          />
        ))}
      </S.Rows>
      <Button icon={<Plus aria-hidden />} onPress={goToNewLine}>
        {messages.tally.addLine}
      </Button>
    </div>
  )
}
