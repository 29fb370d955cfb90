import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, memo, useId } from 'react'
import type { KeyboardEvent } from 'react'
import { tallyQuantity } from '@trade-portal/fluid-sdk'
import { Button } from '../../parts/Button'
import { Stack } from '../../parts/layout/Layout'
import { usePortal, useMessages } from '../../context/PortalContext'
import { decimalsOf } from '../../messages/tallySummary'
import {
  addRow,
  deleteRow,
  isBlank,
  tallyOf,
  isMissing,
  leaveField,
  stepLength,
  typeIn,
} from '../../data/cart/tallyEntry'
import type { TallyRows, TallyField, TallyRow } from '../../data/cart/tallyEntry'
import { useStableHandler } from '../../hooks/useStableHandler'
import { tallyMessages } from '../../messages/tally'
import * as S from './TallyRows.styles'

export interface FreeRowsProps {
  tally: TallyRows
  onChange: (tally: TallyRows) => void
  /** Called on Enter in an empty last row. */
  onLastEnter: () => void
}

/**
 * Rows for typed lengths with pieces of each. Enter goes to the next length, from the last row to a new one, and from
 * an empty last row to the button.
 */
export function FreeRows({ tally, onChange, onLastEnter }: FreeRowsProps) {
  const tallyText = useMessages(tallyMessages)
  const decimals = decimalsOf(tallyOf(tally).map(({ length }) => length))
  const list = useRef<HTMLUListElement>(null)
  const rowToFocus = useRef<number | null>(null)

  // The new row's field exists only after rendering.
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
      <Stack as="ul" ref={list}>
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
      </Stack>
      <Button icon={<Plus aria-hidden />} onPress={goToNewLine}>
        {tallyText.addLine}
      </Button>
    </div>
  )
}

function focusLength(list: HTMLElement | null, rowId: number) {
  list?.querySelector<HTMLInputElement>(`input[name="length-${rowId}"]`)?.focus()
}

interface FreeRowProps {
  row: TallyRow
  /** Number of the row, from 1. */
  number: number
  /** Decimals of the totals. */
  decimals: number
  /** Shows errors of half-filled rows. */
  isChecked: boolean
  onChange: (change: (tally: TallyRows) => TallyRows) => void
  onDelete: (rowId: number) => void
  /** Called on Enter in the row. */
  onEnter: (rowId: number) => void
}

/** A row for a length and its pieces, with its error. Memoised, because a tally may have hundreds. */
const FreeRow = memo(function FreeRow({
  row,
  number,
  decimals,
  isChecked,
  onChange,
  onDelete,
  onEnter,
}: FreeRowProps) {
  const { formats } = usePortal()
  const words = useMessages(tallyMessages)
  const id = useId()
  const total = tallyQuantity(tallyOf({ rows: [row] }))
  const said = {
    length: wordsAbout('length', words.lengthRejected, words.lengthMissing),
    pieces: wordsAbout('pieces', words.piecesRejected, words.piecesMissing),
  }

  function wordsAbout(field: TallyField, rejected: (text: string) => string, missing: string) {
    const rejection = row.rejected[field]
    if (rejection) return rejected(rejection.text)
    return isChecked && isMissing(row, field) ? missing : null
  }

  const onKeyDown = (event: KeyboardEvent, field: TallyField) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter(row.id)
    }
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (direction === null || field !== 'length') return
    event.preventDefault()
    onChange((tally) => typeIn(tally, row.id, field, stepLength(row.length, direction)))
  }

  const propsOf = (field: TallyField) => ({
    name: `${field}-${row.id}`,
    value: row[field],
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
    // The 0 in place of a rejected text is a valid value, so its message is not an error.
    'aria-invalid': said[field] && !row.rejected[field] ? true : undefined,
    'data-said': said[field] ? true : undefined,
    'aria-describedby': said[field] ? `${id}-${field}` : undefined,
    onChange: (event: { target: { value: string } }) =>
      onChange((tally) => typeIn(tally, row.id, field, event.target.value)),
    onBlur: () => onChange((tally) => leaveField(tally, row.id, field)),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, field),
  })

  return (
    <S.TypedRow aria-label={words.row(number)} data-lit={total !== 0 || undefined}>
      <S.TypedField {...propsOf('length')} inputMode="decimal" aria-label={words.lengthOf(number)} />
      <S.TypedField {...propsOf('pieces')} inputMode="numeric" aria-label={words.quantityOf(number)} />
      <S.TypedTotal data-zero={total === 0 || undefined}>{formats.quantity(total, decimals)}</S.TypedTotal>
      <S.DeleteRow type="button" aria-label={words.deleteRow(number)} onClick={() => onDelete(row.id)}>
        <Trash2 aria-hidden />
      </S.DeleteRow>
      {(['length', 'pieces'] as const).map(
        (field) =>
          said[field] && (
            <S.TypedMessage key={field} id={`${id}-${field}`} role="status">
              {said[field]}
            </S.TypedMessage>
          ),
      )}
    </S.TypedRow>
  )
})
