import type { Receipt } from '../../data/orders/receipts'
import { usePortal } from '../../context/PortalContext'
import * as S from './Receipt.styles'
import { receiptFacts } from './receiptFacts'
import type { ReceiptFact } from './receiptFacts'

export interface ReceiptPointsProps {
  receipt: Receipt
  /** Said elsewhere. */
  omits?: readonly ReceiptFact['id'][]
}

/** The main points of an order or a quote that was placed; beside each other where there is room. */
export function ReceiptPoints({ receipt, omits = [] }: ReceiptPointsProps) {
  const portal = usePortal()
  return (
    <S.Points>
      {receiptFacts(receipt, portal)
        .filter(({ id }) => !omits.includes(id))
        .map(({ id, icon, first, second }) => (
          <S.Point key={id}>
            {icon}
            <S.PointWords>
              <b>{first}</b>
              {second && <span>{second}</span>}
            </S.PointWords>
          </S.Point>
        ))}
    </S.Points>
  )
}
