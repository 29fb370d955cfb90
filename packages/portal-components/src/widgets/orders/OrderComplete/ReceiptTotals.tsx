import type { Receipt } from '../../../data/orders/receipts'
import { Card } from '../../../parts/Card'
import { Summary } from '../../../parts/Summary'
import { usePortal } from '../../../context/PortalContext'
import { cartAmounts } from '../../../surfaces/SummaryAside/cartAmounts'
import { figureText } from '../../../messages/prices'
import * as S from './OrderComplete.styles'
import { checkoutWords } from '../../../messages/checkout'

/** The figures of the order as its form told them, and the customer's own reference. */
export function ReceiptTotals({ receipt }: { receipt: Receipt }) {
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
