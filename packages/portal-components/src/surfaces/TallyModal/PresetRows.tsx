import { isKnown, lineTotal, tallyQuantity, UNKNOWN } from '@trade-portal/fluid-sdk'
import type { Money, TallyLength } from '@trade-portal/fluid-sdk'
import type { KeyboardEvent } from 'react'
import { Stepper } from '../../parts/field/Stepper'
import { usePortal, useMessages } from '../../context/PortalContext'
import { decimalsOf } from '../../messages/tallySummary'
import * as S from './TallyRows.styles'
import { productsMessages } from '../../messages/catalogue'
import { tallyMessages } from '../../messages/tally'
import { commonMessages } from '../../messages/common'

export interface PresetRowsProps {
  /** All lengths to show with their pieces, 0 for none. */
  rows: TallyLength[]
  unit: string
  /** Price per unit, or `null` to show no amounts. */
  price: Money | null
  onChange: (length: number, quantity: number) => void
  /** Called on Enter in the last row. */
  onLastEnter: () => void
}

/** Pieces of each stocked length of the product. Enter goes to the next length. */
export function PresetRows({ rows, unit, price, onChange, onLastEnter }: PresetRowsProps) {
  const { formats } = usePortal()
  const tally = useMessages(tallyMessages)
  const products = useMessages(productsMessages)
  const common = useMessages(commonMessages)
  const decimals = decimalsOf(rows.map(({ length }) => length))
  const amounts = amountsOf(rows, price)

  const goOn = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const field = event.target
    if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return
    // The stepper replaces an invalid text by 0 and shows a message at its field.
    if (!/^\d*$/.test(field.value.trim())) return
    const next = event.currentTarget.nextElementSibling?.querySelector('input')
    if (next) next.focus()
    else onLastEnter()
  }

  return (
    <S.PresetEdges>
      <S.PresetTable aria-label={tally.title}>
        <colgroup>
          <S.LengthColumn />
          <col />
          <S.TotalColumn />
          {price !== null && <S.AmountColumn />}
        </colgroup>
        {/* The visible headers are above the scrolling rows. */}
        <S.PresetHead>
          <tr>
            <th scope="col">{tally.lengthIn(unit)}</th>
            <th scope="col">{tally.pieces}</th>
            <th scope="col">{tally.totalIn(unit)}</th>
            {price !== null && <S.Amount as="th">{tally.subtotal}</S.Amount>}
          </tr>
        </S.PresetHead>
        <tbody>
          {rows.map((row, index) => {
            const name = `${formats.length(row.length)} ${unit}`
            const quantity = tallyQuantity([row])
            const amount = amounts[index] ?? null
            return (
              <S.PresetRow key={row.length} data-lit={row.quantity !== 0 || undefined} onKeyDown={goOn}>
                <th scope="row">{formats.length(row.length, decimals)}</th>
                <td>
                  <Stepper
                    label={tally.piecesOf(name)}
                    increaseLabel={products.increase(name)}
                    decreaseLabel={products.decrease(name)}
                    invalidMessage={tally.piecesRejected}
                    replacement={0}
                    value={isKnown(row.quantity) ? row.quantity : null}
                    unknownLabel={common.cannotBeShown}
                    min={0}
                    onChange={(pieces) => onChange(row.length, pieces)}
                  />
                </td>
                <td>{formats.quantity(quantity, decimals)}</td>
                {price !== null && <S.Amount>{amount === null ? '-' : formats.money(amount)}</S.Amount>}
              </S.PresetRow>
            )
          })}
        </tbody>
      </S.PresetTable>
    </S.PresetEdges>
  )
}

/** Returns amounts that add up to the total to the cent: each is the growth of the total by its row. */
function amountsOf(rows: TallyLength[], price: Money | null): (Money | null)[] {
  const totals = rows.map((_, index) => lineTotal(price, tallyQuantity(rows.slice(0, index + 1))))
  return totals.map((total, index) => {
    const before = index === 0 ? 0 : (totals[index - 1] ?? null)
    if (total === null || before === null) return null
    return isKnown(total) && isKnown(before) ? total - before : UNKNOWN
  })
}
