import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { RotateCcw, ShoppingCart, Truck } from 'lucide-react'
import { Badge } from '../../parts/Badge'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { TableDefinition } from '../../parts/table/tableDefinition'
import type { Portal } from '../../portal/PortalContext'
import { transactionColumns } from '../../surfaces/TransactionColumns/transactionColumns'
import { orderTypeOf } from './orderTypes'
import * as S from './OrdersTable.styles'

type Order = TransactionSummary
type Needed = Pick<Portal, 'formats' | 'messages'>
type Words = Portal['messages']['orders']

export interface OrderTableOptions {
  branches: readonly Branch[]
  /** Copies an order to the cart; it stays the same from render to render. Without it rows have no button for that. */
  onAgain?: ((order: Order) => void) | undefined
}

/** The list as a table: number and amount first, then what it is, for what job and when. */
export function orderTable(portal: Needed, { branches, onAgain }: OrderTableOptions): TableDefinition<Order> {
  const { orders: words, table } = portal.messages
  const again = onAgain ? 'again' : ''
  return {
    columns: [...orderColumns(portal, branches), ...(onAgain ? [againColumn(words, onAgain)] : [])],
    layout: {
      card: `
        'number type amount ${again} details' auto
        'job job date ${again} details' auto
        / auto minmax(0, 1fr) auto ${onAgain ? 'auto' : ''} auto`,
      medium: `
        'number type date address amount ${again}' auto
        'reference . branch job . ${again}' auto
        / 128px 72px minmax(0, 1fr) minmax(0, 1.6fr) 104px ${onAgain ? '44px' : ''}`,
    },
    sortWords: { none: words.newest, reversed: words.oldest, order: table.order },
    details: { name: table.details, label: ({ number }) => words.details(number) },
    lines: 'baseline',
    isRecycled: true,
  }
}

function orderColumns({ formats, messages }: Needed, branches: readonly Branch[]): DataColumn<Order>[] {
  const words = messages.orders
  const shared = transactionColumns({ formats, words, branches })
  return [
    {
      id: 'number',
      name: words.number,
      text: ({ number }) => String(number),
      isRowHeader: true,
      width: 76,
      tone: 'strong',
      placeholder: 64,
    },
    {
      id: 'type',
      name: words.type,
      text: ({ type }) => typeName(type, words),
      cell: ({ type }) => (
        <Badge tone={orderTypeOf(type) === 'Quote' ? 'info' : undefined}>
          {typeName(type, words) || '-'}
        </Badge>
      ),
      width: 72,
      placeholder: 52,
    },
    {
      id: 'date',
      name: words.deliveryDate,
      text: ({ deliveryDate }) => formats.date(deliveryDate),
      csv: ({ deliveryDate }) => deliveryDate ?? '',
      cell: ({ deliveryDate }, form) => (
        <S.DeliveryDate>
          {form !== 'row' && truck}
          {formats.date(deliveryDate)}
        </S.DeliveryDate>
      ),
      sortKey: dayOf,
      kind: 'day',
      cardAlign: 'end',
      width: 96,
      placeholder: 80,
    },
    shared.branch,
    shared.reference,
    shared.address,
    shared.job,
    shared.amount,
  ]
}

const truck = <Truck aria-hidden />
const cart = <ShoppingCart aria-hidden />
const turn = <RotateCcw aria-hidden />

/** An order is placed again, a quote is copied. */
const againColumn = (words: Words, onAgain: (order: Order) => void): DataColumn<Order> => ({
  id: 'again',
  name: words.again,
  isNameHidden: true,
  cell: (order) => {
    const isQuote = orderTypeOf(order.type) === 'Quote'
    const action = isQuote ? words.copyToCart : words.again
    return (
      <S.Again type="button" aria-label={words.of(action, order.number)} onClick={() => onAgain(order)}>
        {isQuote ? cart : turn}
        <span>{action}</span>
      </S.Again>
    )
  },
  hasControls: true,
  align: 'end',
  width: 44,
  grow: 1,
  skeleton: <S.NoAgain />,
})

/** As a figure: days in digits sort faster than texts do. */
const dayOf = ({ deliveryDate }: Order) => deliveryDate && Number(deliveryDate.replaceAll('-', ''))

/** Order or quote in our words; anything else as the merchant says it. */
function typeName(type: string, words: Words): string {
  const known = orderTypeOf(type)
  return known === 'Quote' ? words.quote : known === 'Order' ? words.order : type
}
