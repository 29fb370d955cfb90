import { usePortal } from '../../context/PortalContext'
import { taxText } from '../../messages/prices'
import * as S from './TallyRows.styles'
import { tallyMessages } from '../../messages/tally'

export interface TallyColumnsProps {
  unit: string
  /** The customer types the lengths. */
  isTyped: boolean
  showsAmounts: boolean
}

/** The column headers, in view above the rows. Each field of a row has its own name for screen readers. */
export function TallyColumns({ unit, isTyped, showsAmounts }: TallyColumnsProps) {
  const portal = usePortal()
  const words = portal.messagesOf(tallyMessages)
  if (isTyped) {
    return (
      <S.TypedColumns aria-hidden>
        <span>{words.lengthIn(unit)}</span>
        <span>{words.quantity}</span>
        <span>{words.totalIn(unit)}</span>
      </S.TypedColumns>
    )
  }
  return (
    <S.PresetColumns aria-hidden data-amounts={showsAmounts || undefined}>
      <span>{words.lengthIn(unit)}</span>
      <span>{words.pieces}</span>
      <span>{words.totalIn(unit)}</span>
      {showsAmounts && <S.Amount as="span">{words.amount(taxText(portal))}</S.Amount>}
    </S.PresetColumns>
  )
}
