import { Check } from 'lucide-react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Receipt } from '../../../data/orders/receipts'
import { useIsNarrow } from '../../../hooks/useIsNarrow'
import { checkoutMessages } from '../../../messages/checkout'
import { taxText } from '../../../messages/prices'
import { Confirm } from '../../../parts/Confirm'
import { Heading } from '../../../parts/Heading'
import { Row, Text } from '../../../parts/layout/Layout'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { CopyNumber } from '../../../surfaces/Receipt/CopyNumber'
import { Done } from '../../../surfaces/Receipt/Receipt.styles'
import { ReceiptPoints } from '../../../surfaces/Receipt/ReceiptPoints'
import * as S from './OrderComplete.styles'
import { ReceiptActions, useReceiptActions } from './ReceiptActions'
import { ReceiptLines } from './ReceiptLines'
import { ReceiptTotals } from './ReceiptTotals'
import { useReceiptTitle } from './useReceiptTitle'

/** A placed order or quote on one sheet. On narrow containers its parts are separate cards. */
export function PlacedReceipt({ receipt }: { receipt: Receipt }) {
  const portal = usePortal()
  const words = useMessages(checkoutMessages)
  const title = useReceiptTitle(receipt.kind)
  const { ref, isNarrow } = useIsNarrow({ below: S.ROOMY_EM })
  const actions = useReceiptActions(receipt)
  const hasAmounts = !portal.settings.hidesFinalPrices
  return (
    <S.Page ref={ref}>
      <S.Sheet>
        <S.Head>
          <Done aria-hidden>
            <Check />
          </Done>
          <S.Titles>
            <Heading level={1}>{title}</Heading>
            {!isNarrow && <Numbers receipt={receipt} isNarrow={false} />}
          </S.Titles>
          <ReceiptActions receipt={receipt} {...actions} isNarrow={isNarrow} />
        </S.Head>
        <S.Facts>
          {isNarrow && (
            <S.NumberRow>
              <Numbers receipt={receipt} isNarrow />
            </S.NumberRow>
          )}
          <ReceiptPoints receipt={receipt} shows={['way', 'place', 'contact', 'confirmation']} />
        </S.Facts>
        {isNarrow && (
          <Row gap={8} align="baseline">
            <Heading level={2}>{words.itemCount(receipt.lines.length)}</Heading>
            {hasAmounts && (
              <Text size={14} tone="muted">
                {taxText(portal)}
              </Text>
            )}
          </Row>
        )}
        <S.Goods>
          <ReceiptLines receipt={receipt} />
          <ReceiptTotals receipt={receipt} />
        </S.Goods>
      </S.Sheet>
      {isNarrow && <S.Bar ref={reachEdges}>{actions.main}</S.Bar>}
      <Confirm {...actions.question} />
    </S.Page>
  )
}

interface NumbersProps {
  receipt: Receipt
  /** A single line: the number at its start, the reference at its end. */
  isNarrow: boolean
}

/** The number of the order, when it was placed, and the customer's reference. */
function Numbers({ receipt: { kind, number, placedAt, reference }, isNarrow }: NumbersProps) {
  const { formats } = usePortal()
  const words = useMessages(checkoutMessages)
  const isQuote = kind === 'Quote'
  const moment = formats.moment(placedAt)
  return (
    <S.Numbers>
      <Row as="p" gap={[0, 8]}>
        <Text tone="muted">{isQuote ? words.quoteNamed : words.orderNamed}</Text>{' '}
        <Text as="b" tone="text" weight="bold" tabular translate="no">
          {number}
        </Text>
        <CopyNumber number={number} />
      </Row>
      {!isNarrow && (
        <Text as="p" tone="muted" breaks>
          {isQuote ? words.createdAt(moment) : words.placedAt(moment)}
        </Text>
      )}
      {reference && (
        <Text as="p" tone="muted" breaks>
          <span>{isNarrow ? words.referenceShort : words.reference}</span>{' '}
          <S.Reference>{reference}</S.Reference>
        </Text>
      )}
    </S.Numbers>
  )
}
