import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import {
  Check,
  CreditCard,
  Mail,
  MessageSquarePlus,
  MessageSquareText,
  Printer,
  ShoppingCart,
} from 'lucide-react'
import { useCopyTransaction } from '../../../data/transactions/useCopyTransaction'
import { Button } from '../../../parts/Button'
import { Confirm } from '../../../parts/Confirm'
import { Link } from '../../../parts/Link'
import { MoreMenu } from '../../../parts/MoreMenu'
import type { MoreAction } from '../../../parts/MoreMenu'
import { payInvoicePath } from '../../../routes/paymentPaths'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { useCopyQuestion } from '../../../surfaces/CopyToCart/CopyToCart'
import { PaidHere } from '../../../surfaces/EarlierPayments/PaidHere'
import type { OfferedActions } from './offeredActions'
import type { SummaryRow } from '../../../parts/Summary'
import type { Asked } from './TransactionModals'
import * as S from './TransactionView.styles'
import { commonMessages } from '../../../messages/common'
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
  const common = useMessages(commonMessages)
  const { isInvoice, isPayable, canAccept, canRequestChanges } = offered
  const { number, suffix } = transaction
  const copy = useCopyTransaction()
  const pays = !useIsSwitchedOff('/pay-account') && isPayable
  const isCopyMain = !pays && !canAccept

  const copyToCart = useCopyQuestion({
    note: (items) => (items === null ? words.copyUnknown : words.copyNote(items)),
    onCopy: () => copy.mutate(transaction, { onSuccess: () => navigate('/cart') }),
  })
  const hasNothing = transaction.lines.length === 0
  const copyButton = settings.hasCart && (
    <Button
      tone={isCopyMain ? 'primary' : 'secondary'}
      icon={<ShoppingCart aria-hidden />}
      isPending={copyToCart.isLooking || copy.isPending}
      isDisabled={hasNothing}
      onPress={() => copyToCart.begin()}
    >
      {words.copy}
    </Button>
  )
  const changesButton = canRequestChanges && (
    <Button icon={canAccept ? null : <MessageSquareText aria-hidden />} onPress={() => onAsk('changes')}>
      {words.requestChanges}
    </Button>
  )
  // At most two are outlined beside the main one; the others go into the menu.
  const canCommentInMenu = isInvoice && pays
  const more: MoreAction[] = [
    ...(canCommentInMenu
      ? [
          {
            id: 'comment',
            label: comment.add,
            icon: <MessageSquarePlus aria-hidden />,
            onAction: () => onAsk('comment'),
          },
        ]
      : []),
    ...(canAccept && settings.hasCart
      ? [
          {
            id: 'copy',
            label: words.copy,
            icon: <ShoppingCart aria-hidden />,
            isDisabled: hasNothing || copyToCart.isLooking || copy.isPending,
            onAction: () => copyToCart.begin(),
          },
        ]
      : []),
    { id: 'print', label: common.print, icon: <Printer aria-hidden />, onAction: printSoon },
  ]
  return (
    <>
      <S.Actions>
        <Button icon={<Mail aria-hidden />} onPress={() => onAsk('email')}>
          {email.title}
        </Button>
        {isInvoice && !canCommentInMenu && (
          <Button icon={<MessageSquarePlus aria-hidden />} onPress={() => onAsk('comment')}>
            {comment.add}
          </Button>
        )}
        {!canAccept && changesButton}
        {!isCopyMain && !canAccept && copyButton}
        <S.More>
          <MoreMenu label={common.moreActions} actions={more} />
        </S.More>
      </S.Actions>
      <Confirm {...copyToCart.question} />
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

/** Prints once the menu is gone, because the print dialog blocks the page. */
function printSoon() {
  setTimeout(() => window.print(), 200)
}
