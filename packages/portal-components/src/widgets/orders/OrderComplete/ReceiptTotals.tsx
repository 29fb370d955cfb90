import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Receipt } from '../../../data/orders/receipts'
import { cartMessages } from '../../../messages/cart'
import { checkoutMessages } from '../../../messages/checkout'
import { figureText } from '../../../messages/prices'
import { Summary } from '../../../parts/Summary'
import { cartAmounts } from '../../../surfaces/SummaryAside/cartAmounts'
import * as S from './OrderComplete.styles'

/** The amounts of the order as its form showed them, below the column that they add up. */
export function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const portal = usePortal()
  const { formats, isTaxRegion, settings } = portal
  const words = useMessages(checkoutMessages)
  const cart = useMessages(cartMessages)
  if (settings.hidesFinalPrices) return null
  const { rows, total, onTop, omission } = cartAmounts(receipt, portal, receipt.delivery)
  // The items are above, and counted at the title on narrow containers.
  const sums = rows.filter(({ label }) => label !== cart.items)
  // The merchant confirmed this total, even if the parts add up to another.
  const whole =
    receipt.total === null ? total : { ...total, value: figureText(receipt.total, formats.money, portal) }
  return (
    <S.Totals>
      <Summary rows={[...sums, whole, ...onTop]} />
      {omission && <S.Note>{omission}</S.Note>}
      {isTaxRegion && <S.Note>{words.taxLater}</S.Note>}
    </S.Totals>
  )
}
