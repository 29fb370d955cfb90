import type { TransactionId } from '@trade-portal/fluid-sdk'
import { Check, RotateCcw } from 'lucide-react'
import type { Receipt } from '../../../data/orders/receipts'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { useIsSwitchedOff } from '../../../places/useIsSwitchedOff'
import { transactionOfSegment } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { CopyNumber } from '../../../surfaces/Receipt/CopyNumber'
import { Done } from '../../../surfaces/Receipt/Receipt.styles'
import { ReceiptPoints } from '../../../surfaces/Receipt/ReceiptPoints'
import { SaveOrderAsList } from '../../../surfaces/SaveListModal/SaveList'
import { ReceiptLines } from './ReceiptLines'
import * as S from './OrderComplete.styles'
import { cartWords } from '../../../messages/cart'
import { checkoutWords } from '../../../messages/checkout'
import { openOrdersWords } from '../../../messages/openOrders'
import { ordersWords } from '../../../messages/orders'
import { shellWords } from '../../../messages/shell'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'
import { Summary } from '../../../parts/Summary'
import { cartAmounts } from '../../../surfaces/SummaryAside/cartAmounts'
import { figureText } from '../../../messages/prices'

/** An order or a quote as it was placed, with what comes next. */
export function PlacedReceipt({ receipt }: { receipt: Receipt }) {
  const { formats, hrefFor, say } = usePortal()
  const hasProducts = !useIsSwitchedOff('/products')
  const words = say(checkoutWords)
  const { kind, number, placedAt } = receipt
  const title = kind === 'Quote' ? words.quoteCreated : words.complete
  useHeadTitle(title)
  const order = orderOf(number)
  return (
    <S.Page>
      <Card padding="none">
        <S.Head>
          <Done aria-hidden>
            <Check />
          </Done>
          <S.Titles>
            <Heading level={1}>{title}</Heading>
            <S.Placed>
              <span>{kind === 'Quote' ? words.quoteNamed : words.orderNamed}</span>{' '}
              <S.Number translate="no">{number}</S.Number>
              <CopyNumber number={number} />
              <span>{words.placedAt(formats.moment(placedAt))}</span>
            </S.Placed>
          </S.Titles>
          <S.Ways>
            <PrintButton />
            {order && <SaveOrderAsList order={order} />}
          </S.Ways>
        </S.Head>
        <S.Points>
          <ReceiptPoints receipt={receipt} omits={['amount']} />
        </S.Points>
      </Card>
      <S.Columns>
        <ReceiptLines receipt={receipt} />
        <ReceiptTotals receipt={receipt} />
      </S.Columns>
      <S.Elsewhere>
        <Link href={hrefFor(hasProducts ? '/products' : '/')}>
          {hasProducts ? say(cartWords).viewProducts : say(shellWords).goHome}
        </Link>
      </S.Elsewhere>
      <S.Next ref={reachEdges}>
        {order && <Again order={order} kind={kind} />}
        <PlaceLink to="/orders" tone="primaryButton" isFullWidth>
          {say(openOrdersWords).seeOrders}
        </PlaceLink>
      </S.Next>
    </S.Page>
  )
}

function Again({ order, kind }: { order: TransactionId; kind: Receipt['kind'] }) {
  const { say, settings } = usePortal()
  const again = useOrderAgain()
  if (!settings.hasCart) return null
  return (
    <>
      <Button
        icon={<RotateCcw aria-hidden />}
        isFullWidth
        isPending={again.isCopying(order)}
        onPress={() => again.begin(order)}
      >
        {kind === 'Quote' ? say(ordersWords).copyToCart : say(ordersWords).again}
      </Button>
      <Confirm {...again.question} />
    </>
  )
}

/** The merchant tells the number of an order with its suffix, or without. */
function orderOf(number: string): TransactionId | null {
  return transactionOfSegment(number) ?? transactionOfSegment(`${number}-0`)
}

/** The figures of the order as its form told them, and the customer's own reference. */
function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const portal = usePortal()
  const { formats, isTaxRegion, say, settings } = portal
  const words = say(checkoutWords)
  const hasAmounts = !settings.hidesFinalPrices
  if (!hasAmounts && !receipt.reference) return null
  const { rows, total, onTop, omission } = cartAmounts(receipt, portal, receipt.delivery)
  // The figure that was confirmed is the merchant's, whatever the parts say.
  const whole =
    receipt.total === null ? total : { ...total, value: figureText(receipt.total, formats.money, portal) }
  return (
    <S.Totals>
      <Card>
        {hasAmounts && <Summary rows={[...rows, whole, ...onTop]} />}
        {hasAmounts && omission && <S.Note>{omission}</S.Note>}
        {hasAmounts && isTaxRegion && <S.Note>{words.taxLater}</S.Note>}
        {receipt.reference && (
          <S.Note>
            {words.reference} <b>{receipt.reference}</b>
          </S.Note>
        )}
      </Card>
    </S.Totals>
  )
}
