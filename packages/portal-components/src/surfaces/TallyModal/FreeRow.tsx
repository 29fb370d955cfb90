import { tallyQuantity } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import type { KeyboardEvent } from 'react'
import { usePortal } from '../../context/PortalContext'
import { isMissing, leaveField, stepLength, tallyOf, typeIn } from '../../data/cart/tallyEntry'
import type { TallyField, TallyRow, TallyRows } from '../../data/cart/tallyEntry'
import * as S from './FreeRows.styles'
import { tallyWords } from '../../messages/tally'

export interface FreeRowProps {
  row: TallyRow
  /** Number of the row, from 1. */
  number: number
  /** Decimals of the totals. */
  decimals: number
  /** Shows what a half-filled row lacks. */
  isChecked: boolean
  onChange: (change: (tally: TallyRows) => TallyRows) => void
  onDelete: (rowId: number) => void
  /** Enter was pressed in the row. */
  onEnter: (rowId: number) => void
}

/** A row for a typed length and its pieces, with its error. It is memoised, as a tally may have hundreds. */
export const FreeRow = memo(function FreeRow({
  row,
  number,
  decimals,
  isChecked,
  onChange,
  onDelete,
  onEnter,
}: FreeRowProps) {
  const { say, formats } = usePortal()
  const words = say(tallyWords)
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
    // A 0 that replaced a text is a valid value, so its message is no error.
    'aria-invalid': said[field] && !row.rejected[field] ? true : undefined,
    'data-said': said[field] ? true : undefined,
    'aria-describedby': said[field] ? `${id}-${field}` : undefined,
    onChange: (event: { target: { value: string } }) =>
      onChange((tally) => typeIn(tally, row.id, field, event.target.value)),
    onBlur: () => onChange((tally) => leaveField(tally, row.id, field)),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, field),
  })

  return (
    <S.Row aria-label={words.row(number)} data-lit={total !== 0 || undefined}>
      <S.Input {...propsOf('length')} inputMode="decimal" aria-label={words.lengthOf(number)} />
      <S.Input {...propsOf('pieces')} inputMode="numeric" aria-label={words.quantityOf(number)} />
      <S.RowTotal data-zero={total === 0 || undefined}>{formats.quantity(total, decimals)}</S.RowTotal>
      <S.Delete type="button" aria-label={words.deleteRow(number)} onClick={() => onDelete(row.id)}>
        <Trash2 aria-hidden />
      </S.Delete>
      {(['length', 'pieces'] as const).map(
        (field) =>
          said[field] && (
            <S.Said key={field} id={`${id}-${field}`} role="status">
              {said[field]}
            </S.Said>
          ),
      )}
    </S.Row>
  )
})
