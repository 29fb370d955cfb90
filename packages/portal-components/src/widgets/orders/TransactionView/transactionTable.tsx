import type { TransactionLine } from '@trade-portal/fluid-sdk'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import type { Wording } from '../../../messages/MessagesOf'
import { figureText, priceText } from '../../../messages/prices'
import * as S from './TransactionView.styles'
import { transactionMessages } from '../../../messages/transaction'

/** Returns the table of a transaction's lines. Cards show description and amount above quantity and price. */
export function transactionTable(portal: Wording): TableDefinition<TransactionLine> {
  const { formats, messagesOf } = portal
  const words = messagesOf(transactionMessages)
  return {
    columns: [
      {
        id: 'description',
        name: words.description,
        text: ({ name }) => name,
        isRowHeader: true,
        tone: 'strong',
      },
      {
        id: 'sku',
        name: words.sku,
        text: ({ productId }) => productId,
        width: 150,
        grow: 0.25,
        tone: 'muted',
      },
      {
        id: 'quantity',
        name: words.quantity,
        text: ({ quantity }) => figureText(quantity, formats.quantity, portal),
        align: 'end',
        cardAlign: 'start',
        width: 88,
        placeholder: 32,
      },
      {
        id: 'unit',
        name: words.unit,
        cell: ({ unit }) => <S.Unit>{unit}</S.Unit>,
        width: 56,
        tone: 'muted',
        placeholder: 24,
      },
      {
        id: 'price',
        name: words.unitPrice,
        cell: ({ unitPrice }) => <S.UnitPrice>{priceText(unitPrice, portal)}</S.UnitPrice>,
        align: 'end',
        cardAlign: 'start',
        width: 112,
        placeholder: 56,
      },
      {
        id: 'amount',
        name: words.amount,
        text: ({ amount }) => (amount === null ? '-' : figureText(amount, formats.money, portal)),
        align: 'end',
        width: 128,
        tone: 'strong',
        placeholder: 72,
      },
    ],
    layout: {
      card: `
        'description description description description amount' auto
        'sku quantity unit price price' auto
        / auto auto auto minmax(0, 1fr) auto`,
      medium: `
        'description quantity unit price amount' auto
        'sku . . . .' auto
        / minmax(0, 1fr) 80px 52px 100px 120px`,
      mediumUntil: 960,
    },
    heights: { card: 76, medium: 72, wide: 45 },
    lines: 'baseline',
  }
}
