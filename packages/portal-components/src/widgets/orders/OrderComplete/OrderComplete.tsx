import type { OrderKind, TransactionId } from '@trade-portal/fluid-sdk'
import { useReceipts } from '../../../data/orders/receipts'
import { EmptyState } from '../../../parts/EmptyState'
import { Link } from '../../../parts/Link'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { cartMessages } from '../../../messages/cart'
import { checkoutMessages } from '../../../messages/checkout'
import { openOrdersMessages } from '../../../messages/openOrders'
import { shellMessages } from '../../../messages/shell'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'
import { Check, RotateCcw } from 'lucide-react'
import type { Receipt } from '../../../data/orders/receipts'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { Heading } from '../../../parts/Heading'
import { transactionOfSegment } from '../../../routes/transactionPaths'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { CopyNumber } from '../../../surfaces/Receipt/CopyNumber'
import { Done } from '../../../surfaces/Receipt/Receipt.styles'
import { ReceiptPoints } from '../../../surfaces/Receipt/ReceiptPoints'
import { SaveOrderAsList } from '../../../surfaces/SaveListModal/SaveList'
import { ReceiptLines } from './ReceiptLines'
import { Row, Text } from '../../../parts/layout/Layout'
import * as S from './OrderComplete.styles'
import { ordersMessages } from '../../../messages/orders'
import { Summary } from '../../../parts/Summary'
import { cartAmounts } from '../../../surfaces/SummaryAside/cartAmounts'
import { figureText } from '../../../messages/prices'

export interface OrderCompleteProps {
  kind: OrderKind
  /** Its number. Default: the latest of its kind. */
  number?: string | undefined
  /** Total of the order, for a device without its receipt; `null` when unknown, and not shown. */
  total?: number | null
}

/** Confirms an order or a quote with its receipt, or with a sentence if this device has none. */
export const OrderComplete = asWidget(
  function OrderComplete({ kind, number, total = null }: OrderCompleteProps) {
    const receipt = useReceipts().read(kind, number)
    return receipt ? <PlacedReceipt receipt={receipt} /> : <InShort kind={kind} total={total} />
  },
  { prompt: 'account' },
)

function InShort({ kind, total }: { kind: OrderKind; total: number | null }) {
  const { formats } = usePortal()
  const words = useMessages(checkoutMessages)
  const openOrders = useMessages(openOrdersMessages)
  const title = useTitle(kind)
  return (
    <EmptyState
      isPage
      title={title}
      action={
        <>
          <ProductsLink tone="primaryButton" />
          <RouteLink to="/orders">{openOrders.seeOrders}</RouteLink>
        </>
      }
    >
      {total !== null && (
        <div>
          {words.total} <strong>{formats.money(total)}</strong>
        </div>
      )}
      <div>{words.completeHint}</div>
    </EmptyState>
  )
}

function useTitle(kind: OrderKind) {
  const words = usePortal().messagesOf(checkoutMessages)
  const title = kind === 'Quote' ? words.quoteCreated : words.complete
  useHeadTitle(title)
  return title
}

/** Leads to the products, or home where the merchant shows none. */
function ProductsLink({ tone = 'text' }: { tone?: 'text' | 'primaryButton' }) {
  const { hrefFor } = usePortal()
  const cart = useMessages(cartMessages)
  const shell = useMessages(shellMessages)
  const hasProducts = !useIsSwitchedOff('/products')
  return (
    <Link href={hrefFor(hasProducts ? '/products' : '/')} tone={tone}>
      {hasProducts ? cart.viewProducts : shell.goHome}
    </Link>
  )
}

/** A placed order or quote, with links to the next steps. */
function PlacedReceipt({ receipt }: { receipt: Receipt }) {
  const { formats } = usePortal()
  const words = useMessages(checkoutMessages)
  const openOrders = useMessages(openOrdersMessages)
  const { kind, number, placedAt } = receipt
  const title = useTitle(kind)
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
            <Row as="p" wrap gap={[0, 8]}>
              <Text tone="muted">{kind === 'Quote' ? words.quoteNamed : words.orderNamed}</Text>{' '}
              <Text as="b" tone="text" weight="medium" tabular translate="no">
                {number}
              </Text>
              <CopyNumber number={number} />
              <Text tone="muted">{words.placedAt(formats.moment(placedAt))}</Text>
            </Row>
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
        <ProductsLink />
      </S.Elsewhere>
      <S.Next ref={reachEdges}>
        {order && <Again order={order} kind={kind} />}
        <RouteLink to="/orders" tone="primaryButton" isFullWidth>
          {openOrders.seeOrders}
        </RouteLink>
      </S.Next>
    </S.Page>
  )
}

function Again({ order, kind }: { order: TransactionId; kind: Receipt['kind'] }) {
  const { settings } = usePortal()
  const orders = useMessages(ordersMessages)
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
        {kind === 'Quote' ? orders.copyToCart : orders.again}
      </Button>
      <Confirm {...again.question} />
    </>
  )
}

/** Returns the id of an order from its number, which may lack the suffix. */
function orderOf(number: string): TransactionId | null {
  return transactionOfSegment(number) ?? transactionOfSegment(`${number}-0`)
}

/** The amounts of the order as its form showed them, and the customer's reference. */
function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const portal = usePortal()
  const { formats, isTaxRegion, settings } = portal
  const words = useMessages(checkoutMessages)
  const hasAmounts = !settings.hidesFinalPrices
  if (!hasAmounts && !receipt.reference) return null
  const { rows, total, onTop, omission } = cartAmounts(receipt, portal, receipt.delivery)
  // The merchant confirmed this total, even if the parts add up to another.
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
