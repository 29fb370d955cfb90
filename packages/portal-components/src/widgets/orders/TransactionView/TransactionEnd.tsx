import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Heading } from '../../../parts/Heading'
import { Summary } from '../../../parts/Summary'
import { usePortal } from '../../../context/PortalContext'
import type { OfferedActions } from './offeredActions'
import { transactionFigures } from './transactionFigures'
import type { Asked } from './TransactionModals'
import * as S from './TransactionView.styles'
import { transactionWords } from '../../../messages/transaction'

export interface TransactionEndProps {
  transaction: TransactionDetail
  offered: OfferedActions
  onAsk: (asked: Asked) => void
}

/** Ends a transaction by what it comes to, and by the customer's own words on it. */
export function TransactionEnd({ transaction, offered, onAsk }: TransactionEndProps) {
  const portal = usePortal()
  const words = portal.say(transactionWords)
  const { parts, whole } = transactionFigures(transaction, portal)
  const { comment } = transaction
  return (
    <S.EndPlace>
      <Card padding="row">
        <S.End>
          <S.Said>
            {offered.canAccept && (
              <div>
                <Heading level={3}>{words.pricesOfQuote}</Heading>
                <S.Muted>{words.acceptNote}</S.Muted>
              </div>
            )}
            {comment && (
              <div>
                <Heading level={3}>{words.yourComment}</Heading>
                <S.Comment>{comment}</S.Comment>
                {offered.isInvoice && (
                  <S.CommentNote>
                    {words.commentNote}
                    <Button tone="quiet" onPress={() => onAsk('comment')}>
                      {words.change}
                    </Button>
                  </S.CommentNote>
                )}
              </div>
            )}
          </S.Said>
          <S.Totals>
            <Summary rows={[...parts, whole]} />
          </S.Totals>
        </S.End>
      </Card>
    </S.EndPlace>
  )
}
