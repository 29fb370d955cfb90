import type { PadLine } from '../../../data/quickOrder/padLine'
import type { Verdict } from '../../../data/quickOrder/judgePad'
import { usePortal } from '../../../context/PortalContext'
import { figureText } from '../../../messages/prices'
import { tallySummary } from '../../../messages/tallySummary'
import * as S from './PadRow.styles'
import { commonWords } from '../../../messages/common'
import { quickOrderWords } from '../../../messages/quickOrder'

/** The quantity of a line that is ready and what it comes to, with the lines that it goes with. */
export function RowFigures({ line, verdict }: { line: PadLine; verdict: Verdict }) {
  const portal = usePortal()
  const { say, formats, settings } = portal
  const words = say(quickOrderWords)
  if (verdict.kind !== 'ready') return null
  const { addition, amount, mergedInto, lines } = verdict
  if (mergedInto !== null) return <S.Quantity data-note>{words.mergedInto(mergedInto)}</S.Quantity>
  const others = lines.filter(({ number }) => number !== line.number)
  return (
    <>
      <S.Quantity>
        <span>
          <span>{figureText(addition.quantity, formats.quantity, portal)}</span>{' '}
          <S.Unit>{addition.unit}</S.Unit>
        </span>
        {addition.tally && <S.Pieces>{tallySummary(addition.tally, addition.unit, portal)}</S.Pieces>}
        {others.length > 0 && <S.Pieces>{words.merges(others.map(({ number }) => number))}</S.Pieces>}
      </S.Quantity>
      {!settings.hidesProductPrices && (
        <S.Amount>
          {amount === null ? say(commonWords).priceOnRequest : figureText(amount, formats.money, portal)}
        </S.Amount>
      )}
    </>
  )
}
