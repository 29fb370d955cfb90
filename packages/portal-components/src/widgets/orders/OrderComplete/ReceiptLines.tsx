import { lineTotal } from '@trade-portal/fluid-sdk'
import type { Receipt } from '../../../data/orders/receipts'
import { Card } from '../../../parts/Card'
import { Picture } from '../../../parts/Picture'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { figureText, perUnit, priceText, taxText } from '../../../messages/prices'
import { tallySummary } from '../../../messages/tallySummary'
import { Row, Stack, Text } from '../../../parts/layout/Layout'
import * as S from './OrderComplete.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { transactionMessages } from '../../../messages/transaction'

/** The goods, with the lengths of each tally. Hidden totals also hide the amounts that would add up to them. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const portal = usePortal()
  const { formats, settings } = portal
  const words = useMessages(transactionMessages)
  const checkout = useMessages(checkoutMessages)
  const hasAmounts = !settings.hidesFinalPrices
  const tax = taxText(portal)
  return (
    <Card padding="none">
      <S.Table>
        <VisuallyHidden as="caption">{checkout.orderItems}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{checkout.product}</th>
            <th scope="col">{words.quantity}</th>
            {hasAmounts && (
              <>
                <th scope="col">
                  {words.unitPrice} <small>{tax}</small>
                </th>
                <th scope="col">
                  {checkout.amount} <small>{tax}</small>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => {
            const tally = receipt.tallies[line.id]
            const total = lineTotal(line.unitPrice, line.quantity)
            return (
              <tr key={line.id}>
                <th scope="row">
                  <Row as="span" gap={12}>
                    <S.ProductPicture>
                      <Picture src={line.image} alt="" isEager />
                    </S.ProductPicture>
                    <Stack as="span">
                      <Text weight="medium" leading="heading" breaks>
                        {line.name}
                      </Text>
                      <S.Detail>{line.productId}</S.Detail>
                      <S.Folded>{`${figureText(line.quantity, formats.quantity, portal)} ${line.unit}`}</S.Folded>
                      {tally && <S.Detail>{tallySummary(tally, line.unit, portal)}</S.Detail>}
                    </Stack>
                  </Row>
                </th>
                <td>
                  <Text tabular>{figureText(line.quantity, formats.quantity, portal)}</Text>{' '}
                  <Text tone="muted">{line.unit}</Text>
                </td>
                {hasAmounts && (
                  <>
                    <td>
                      <Text tabular>{priceText(line.unitPrice, portal)}</Text>
                      {line.unitPrice !== null && (
                        <VisuallyHidden>{` ${perUnit(line.unit, portal).heard}`}</VisuallyHidden>
                      )}
                    </td>
                    <td>
                      <Text as="b" weight="medium" tabular>
                        {total === null ? '-' : figureText(total, formats.money, portal)}
                      </Text>
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </S.Table>
    </Card>
  )
}
