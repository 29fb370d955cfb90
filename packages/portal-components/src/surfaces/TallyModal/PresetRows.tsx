import { isTold, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { TallyLength } from '@trade-portal/fluid-sdk'
import { Stepper } from '../../parts/field/Stepper'
import { usePortal } from '../../portal/PortalContext'
import * as S from './TallyRows.styles'

export interface PresetRowsProps {
  /** Every length to show with its pieces, 0 for none. */
  rows: TallyLength[]
  unit: string
  onChange: (length: number, quantity: number) => void
}

/** Pieces of each length that the product is sold in. */
export function PresetRows({ rows, unit, onChange }: PresetRowsProps) {
  const { messages, formats } = usePortal()
  const { tally, products } = messages
  return (
    <S.Table>
      <thead>
        <tr>
          <th scope="col">{tally.length}</th>
          <th scope="col">{tally.pieces}</th>
          <th scope="col">{tally.totalIn(unit)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = `${formats.length(row.length)} ${unit}`
          return (
            <tr key={row.length}>
              <th scope="row">{name}</th>
              <td>
                <Stepper
                  label={tally.piecesOf(name)}
                  increaseLabel={products.increase(name)}
                  decreaseLabel={products.decrease(name)}
                  invalidMessage={tally.piecesRejected}
                  replacement={0}
                  value={isTold(row.quantity) ? row.quantity : null}
                  unknownLabel={messages.common.cannotBeShown}
                  min={0}
                  onChange={(quantity) => onChange(row.length, quantity)}
                />
              </td>
              <S.RowTotal data-zero={row.quantity === 0 || undefined}>
                {formats.quantity(tallyQuantity([row]))}
              </S.RowTotal>
            </tr>
          )
        })}
      </tbody>
    </S.Table>
  )
}
