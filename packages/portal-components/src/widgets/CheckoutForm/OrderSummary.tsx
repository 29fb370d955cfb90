import type { Cart, Money, OrderKind } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { cartAmounts } from '../../cartAmounts'
import { Heading } from '../../parts/Heading'
import { Summary } from '../../parts/Summary'
import type { SummaryRow } from '../../parts/Summary'
import { usePortal } from '../../PortalContext'
import { OrderActions } from './OrderActions'
import type { OrderActionsProps } from './OrderActions'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './OrderSummary.styles'

export interface OrderSummaryProps {
  cart: Cart
  price: DeliveryPrice
  /** Of the delivery, without tax. */
  charge: Money | null
  order: OrderActionsProps['order']
  /** The order was pressed before the price of its delivery was there. */
  isPriceAwaited: boolean
  onSubmit: (kind: OrderKind) => void
}

/** What is being ordered and what it comes to, with the buttons that send it. */
export function OrderSummary({ cart, price, charge, order, isPriceAwaited, onSubmit }: OrderSummaryProps) {
  const portal = usePortal()
  const { messages, formats, settings, isTaxRegion } = portal
  const headingId = useId()
  const words = messages.checkout
  const { rows, total, omission } = cartAmounts(cart, portal)

  return (
    <S.Aside aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {words.summary}
      </Heading>
      {!settings.hidesFinalPrices && (
        <>
          <Summary rows={[...rows, total]} />
          {isTaxRegion && <S.Note>{words.taxLater}</S.Note>}
          {omission && <S.Note>{omission}</S.Note>}
          {price.status !== 'none' && (
            <S.Delivery>
              <Summary rows={[deliveryRow()]} />
              {charge !== null && <S.Note>{words.deliveryAdded}</S.Note>}
            </S.Delivery>
          )}
        </>
      )}
      <OrderActions order={order} isPriceAwaited={isPriceAwaited} onSubmit={onSubmit} />
    </S.Aside>
  )

  function deliveryRow(): SummaryRow {
    if (charge !== null) return { label: words.deliveryCharge, value: formats.money(charge) }
    const value = {
      none: '',
      pending: words.deliveryPending,
      failed: words.deliveryUnpriced,
      byBranch: words.deliveryByBranch,
      // A charge without an amount is told when the order finds it.
      priced: price.status === 'priced' && price.quote.charge ? words.deliveryUnpriced : words.deliveryFree,
    }[price.status]
    return { label: words.deliveryCharge, value, tone: 'muted' }
  }
}
