import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { Check, CreditCard, Mail, MessageSquarePlus, MessageSquareText } from 'lucide-react'
import { useCopyTransaction } from '../../../data/transactions/useCopyTransaction'
import { Button } from '../../../parts/Button'
import { Link } from '../../../parts/Link'
import { payInvoicePath } from '../../../routes/paymentPaths'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { CopyToCart } from '../../../surfaces/CopyToCart/CopyToCart'
import { PaidHere } from '../../../surfaces/EarlierPayments/PaidHere'
import type { OfferedActions } from './offeredActions'
import type { SummaryRow } from '../../../parts/Summary'
import type { Asked } from './TransactionModals'
import * as S from './TransactionView.styles'
import { commentMessages, emailMessages } from '../../../messages/email'
import { transactionMessages } from '../../../messages/transaction'

export interface TransactionActionsProps {
  transaction: TransactionDetail
  offered: OfferedActions
  total: SummaryRow
  onAsk: (asked: Asked) => void
}

/**
 * The actions of a transaction, with the main one last: pay an invoice, accept a quote, or order again. On narrow
 * containers the main action stays visible at the bottom, with the total.
 */
export function TransactionActions({ transaction, offered, total, onAsk }: TransactionActionsProps) {
  const { hrefFor, navigate, settings } = usePortal()
  const words = useMessages(transactionMessages)
  const email = useMessages(emailMessages)
  const comment = useMessages(commentMessages)
  const { isInvoice, isPayable, canAccept, canRequestChanges } = offered
  const { number, suffix } = transaction
  const copy = useCopyTransaction()
  const pays = !useIsSwitchedOff('/pay-account') && isPayable
  const isCopyMain = !pays && !canAccept

  const copyButton = settings.hasCart && (
    <CopyToCart
      tone={isCopyMain ? 'primary' : 'secondary'}
      label={words.copy}
      note={(items) => (items === null ? words.copyUnknown : words.copyNote(items))}
      isPending={copy.isPending}
      isDisabled={transaction.lines.length === 0}
      onCopy={() => copy.mutate(transaction, { onSuccess: () => navigate('/cart') })}
    />
  )
  const changesButton = canRequestChanges && (
    <Button icon={canAccept ? null : <MessageSquareText aria-hidden />} onPress={() => onAsk('changes')}>
      {words.requestChanges}
    </Button>
  )
  return (
    <>
      <S.Actions>
        <Button icon={<Mail aria-hidden />} onPress={() => onAsk('email')}>
          {email.title}
        </Button>
        {isInvoice && (
          <Button icon={<MessageSquarePlus aria-hidden />} onPress={() => onAsk('comment')}>
            {comment.add}
          </Button>
        )}
        {!canAccept && changesButton}
        {!isCopyMain && copyButton}
      </S.Actions>
      {(!isCopyMain || settings.hasCart) && (
        <S.Main ref={reachEdges} data-pair={canAccept || undefined}>
          <S.MainTotal>
            <span>{total.label}</span> <strong>{total.value}</strong>
          </S.MainTotal>
          {canAccept && (
            <>
              {changesButton}
              <Button tone="primary" icon={<Check aria-hidden />} onPress={() => onAsk('accept')}>
                {words.accept}
              </Button>
            </>
          )}
          {pays && <PaidHere invoice={{ number, suffix }} />}
          {pays && (
            <Link
              tone="primaryButton"
              icon={<CreditCard aria-hidden />}
              href={hrefFor(payInvoicePath({ number, suffix }))}
            >
              {words.pay}
            </Link>
          )}
          {isCopyMain && copyButton}
        </S.Main>
      )}
    </>
  )
}
