import type { TransactionId } from '@trade-portal/fluid-sdk'
import { Package, Printer, RotateCcw } from 'lucide-react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Receipt } from '../../../data/orders/receipts'
import { commonMessages } from '../../../messages/common'
import { openOrdersMessages } from '../../../messages/openOrders'
import { ordersMessages } from '../../../messages/orders'
import { MoreMenu } from '../../../parts/MoreMenu'
import type { MoreAction } from '../../../parts/MoreMenu'
import { transactionOfSegment } from '../../../routes/transactionPaths'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { SaveOrderAsList } from '../../../surfaces/SaveListModal/SaveList'
import * as S from './OrderComplete.styles'
import { useProductsRoute } from './useReceiptTitle'

export interface ReceiptActionsProps extends ReturnType<typeof useReceiptActions> {
  receipt: Receipt
  /** The main actions are in the bar below, and Print is one of the lesser ones. */
  isNarrow: boolean
}

/** The actions on a placed order: one group beside its title. */
export function ReceiptActions({ isNarrow, more, isPending, main }: ReceiptActionsProps) {
  const common = useMessages(commonMessages)
  const print: MoreAction = {
    id: 'print',
    label: common.print,
    icon: <Printer aria-hidden />,
    // The print dialog blocks the page, so the menu closes first.
    onAction: () => requestAnimationFrame(() => window.print()),
  }
  return (
    <S.Ways>
      <MoreMenu
        label={common.moreActions}
        actions={isNarrow ? [print, ...more] : more}
        isPending={isPending}
      />
      {!isNarrow && (
        <>
          <PrintButton />
          {main}
        </>
      )}
    </S.Ways>
  )
}

/** Returns the actions of a receipt: the lesser and the main ones, and the question before an order is copied. */
export function useReceiptActions({ kind, number }: Receipt) {
  const { hrefFor, settings } = usePortal()
  const orders = useMessages(ordersMessages)
  const openOrders = useMessages(openOrdersMessages)
  const products = useProductsRoute()
  const again = useOrderAgain()
  const order = orderOf(number)
  const more: MoreAction[] = [
    ...(order && settings.hasCart
      ? [
          {
            id: 'again',
            label: kind === 'Quote' ? orders.copyToCart : orders.again,
            icon: <RotateCcw aria-hidden />,
            onAction: () => again.begin(order),
          },
        ]
      : []),
    { id: 'products', label: products.label, icon: <Package aria-hidden />, href: hrefFor(products.path) },
  ]
  const main = (
    <>
      {order && <SaveOrderAsList order={order} />}
      <RouteLink to="/orders" tone="primaryButton">
        {openOrders.seeOrders}
      </RouteLink>
    </>
  )
  return {
    more,
    main,
    isPending: order !== null && again.isCopying(order),
    question: again.question,
  }
}

/** Returns the id of an order from its number, which may lack the suffix. */
function orderOf(number: string): TransactionId | null {
  return transactionOfSegment(number) ?? transactionOfSegment(`${number}-0`)
}
