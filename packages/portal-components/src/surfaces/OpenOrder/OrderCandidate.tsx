import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import * as S from './OpenOrder.styles'
import { openOrdersWords } from '../../messages/openOrders'

export interface OrderCandidateProps {
  transaction: TransactionSummary
  /** The customer says that it is theirs. */
  onChoose: () => void
}

/** A new order that may be the one that got no answer. */
export function OrderCandidate({ transaction, onChoose }: OrderCandidateProps) {
  const { say, formats } = usePortal()
  const words = say(openOrdersWords)
  const { number, orderReference, jobName, deliveryDate, amount } = transaction
  return (
    <S.Candidate>
      <S.CandidateWords>
        <S.CandidateNumber>{number}</S.CandidateNumber>
        <span>{[orderReference, jobName].filter(Boolean).join(' · ')}</span>
        {deliveryDate && <span>{words.deliveryOn(formats.date(deliveryDate))}</span>}
      </S.CandidateWords>
      <S.CandidateAmount>{amount === null ? '-' : formats.money(amount)}</S.CandidateAmount>
      <Button onPress={onChoose} aria-label={words.isMineNumber(String(number))}>
        {words.isMine}
      </Button>
    </S.Candidate>
  )
}
