import { lineTotal } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { Picture } from '../../parts/Picture'
import { usePortal } from '../../PortalContext'
import * as S from './OrderSummary.styles'

/** The goods of an order at a glance. */
export function OrderItems({ cart }: { cart: Cart }) {
  const { messages, formats, settings } = usePortal()
  return (
    // It scrolls when it is long, so it can be reached with the keyboard.
    <S.Items tabIndex={0} aria-label={messages.checkout.orderItems}>
      {cart.lines.map((line) => {
        const total = lineTotal(line.unitPrice, line.quantity)
        return (
          <S.Item key={line.id}>
            <Picture src={line.image} alt="" size={48} />
            <S.ItemWords>
              <S.ItemName>{line.name}</S.ItemName>
              <S.Note as="span">
                {formats.quantity(line.quantity)} {line.unit}
              </S.Note>
            </S.ItemWords>
            {!settings.hidesFinalPrices && (
              <S.Amount>{total === null ? messages.common.priceOnRequest : formats.money(total)}</S.Amount>
            )}
          </S.Item>
        )
      })}
    </S.Items>
  )
}
