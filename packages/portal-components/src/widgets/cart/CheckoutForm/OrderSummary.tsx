import type { Cart, DeliveryCost, OrderKind } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { cartAmounts } from '../../../surfaces/SummaryAside/cartAmounts'
import { Heading } from '../../../parts/Heading'
import { Summary } from '../../../parts/Summary'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isOpen, outcomeOf } from '../../../data/orders/orderAttempts'
import { OrderActions } from './OrderActions'
import type { OrderActionsProps } from './OrderActions'
import { chargeMessage } from './DeliveryText'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './OrderSummary.styles'
import { checkoutMessages } from '../../../messages/checkout'

export interface OrderSummaryProps {
  cart: Cart
  price: DeliveryPrice
  /** Cost of the delivery; `null` while no charge is known. */
  cost: DeliveryCost | null
  order: OrderActionsProps['order']
  /** Status of the delivery's price, after a press that came before the price. */
  early: OrderActionsProps['early']
  onSubmit: (kind: OrderKind) => void
  /** Renders below the buttons. */
  renderAside?: (() => ReactNode) | undefined
}

/** Amounts of the order and the buttons that send it. On narrow containers total and button stay visible at the bottom. */
export function OrderSummary({ cart, price, cost, order, early, onSubmit, renderAside }: OrderSummaryProps) {
  const portal = usePortal()
  const { settings, isTaxRegion } = portal
  const words = useMessages(checkoutMessages)
  const headingId = useId()
  const delivery = price.status === 'none' ? null : { cost, words: chargeMessage(price, words) }
  const { rows, total, onTop, omission } = cartAmounts(cart, portal, delivery)
  const hasAmounts = !settings.hidesFinalPrices
  const outcome = order.attempt && outcomeOf(order.attempt)
  const isWhole = outcome !== null && isOpen(outcome)

  return (
    <S.Aside aria-labelledby={headingId} data-whole={isWhole || undefined}>
      <S.Figures>
        <Heading level={2} id={headingId}>
          {words.summary}
        </Heading>
        {hasAmounts && (
          <>
            <Summary rows={rows} />
            {omission && <S.Note>{omission}</S.Note>}
          </>
        )}
      </S.Figures>
      <OrderActions
        order={order}
        total={
          hasAmounts && (
            <>
              <Summary rows={[total, ...onTop]} />
              {isTaxRegion && <S.Note>{words.taxLater}</S.Note>}
            </>
          )
        }
        early={early}
        onSubmit={onSubmit}
      />
      {renderAside && <S.HostPart>{renderAside()}</S.HostPart>}
    </S.Aside>
  )
}
