import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { badges, badgeCell } from '../../../parts/Badge'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import type { JobHref } from '../../../routes/useJobHref'
import type { Wording } from '../../../messages/MessagesOf'
import { againColumn } from '../../../surfaces/OrderAgain/againColumn'
import { deliveryDateColumn } from '../../../surfaces/TransactionColumns/deliveryDateColumn'
import { transactionColumns } from '../../../surfaces/TransactionColumns/transactionColumns'
import { ordersMessages } from '../../../messages/orders'
import { tableMessages } from '../../../messages/table'
import type { Messages } from '../../../messages/Messages'
import { transactionType } from '../../../data/transactions/transactionType'

type Order = TransactionSummary
type Words = Messages['orders']

export interface OrderTableOptions {
  branches: readonly Branch[]
  hrefOfJob: JobHref
  /** Copies an order to the cart. Must be stable between renders. Rows have no button without it. */
  onAgain?: ((order: Order) => void) | undefined
}

/** Returns the table of orders and quotes. Cards show number and amount first, then type, job and date. */
export function orderTable(
  portal: Wording,
  { onAgain, ...shared }: OrderTableOptions,
): TableDefinition<Order> {
  const words = portal.messagesOf(ordersMessages)
  const table = portal.messagesOf(tableMessages)
  const again = onAgain ? 'again' : ''
  return {
    columns: [...orderColumns(portal, shared), ...(onAgain ? [againColumn(words, onAgain)] : [])],
    layout: {
      card: `
        'number type amount ${again} details' auto
        'job job date ${again} details' auto
        / auto minmax(0, 1fr) auto ${onAgain ? 'auto' : ''} auto`,
      narrow: `
        'number type details' auto
        'amount amount details' auto
        'job job ${again || 'details'}' auto
        'date date ${again || 'details'}' auto
        / auto minmax(0, 1fr) auto`,
      medium: `
        'number type date address amount ${again}' auto
        'reference . branch job . ${again}' auto
        / 128px 72px minmax(0, 1fr) minmax(0, 1.6fr) 104px ${onAgain ? '44px' : ''}`,
    },
    sortMessages: { none: words.newest, reversed: words.oldest, order: table.order },
    details: { name: table.details, label: ({ number }) => words.details(number) },
    lines: 'baseline',
    isRecycled: true,
  }
}

function orderColumns(
  { formats, messagesOf }: Wording,
  options: Omit<OrderTableOptions, 'onAgain'>,
): DataColumn<Order>[] {
  const words = messagesOf(ordersMessages)
  const shared = transactionColumns({ formats, messagesOf, words, ...options })
  return [
    {
      id: 'number',
      name: words.number,
      text: ({ number }) => String(number),
      sortKey: numberOf,
      isRowHeader: true,
      width: 76,
      tone: 'strong',
      placeholder: 64,
    },
    {
      id: 'type',
      name: words.type,
      text: ({ type }) => typeName(type, words),
      cell: ({ type }) =>
        badgeCell(typeName(type, words) || '-', orderTypeOf(type) === 'Quote' ? 'info' : undefined),
      styles: badges,
      width: 72,
      placeholder: 52,
    },
    { ...deliveryDateColumn({ formats, words }), sortKey: dayOf },
    shared.branch,
    shared.reference,
    shared.address,
    shared.job,
    shared.amount,
  ]
}

const numberOf = ({ number }: Order) => number

/** Returns the day as a number, which sorts faster than text. */
const dayOf = ({ deliveryDate }: Order) => deliveryDate && Number(deliveryDate.replaceAll('-', ''))

/** Returns our name for an order or a quote, or the merchant's type. */
function typeName(type: string, words: Words): string {
  const known = orderTypeOf(type)
  return known === 'Quote' ? words.quote : known === 'Order' ? words.order : type
}

/** The type that the list is limited to; empty for both. */
export type OrderType = '' | 'Order' | 'Quote'

/** Returns the type that a text names, in any case; empty for any other text. */
export function orderTypeOf(text: string): OrderType {
  const known = transactionType(text)
  return known === 'order' ? 'Order' : known === 'quote' ? 'Quote' : ''
}

const ofType = (type: OrderType) => (order: TransactionSummary) => orderTypeOf(order.type) === type

/** Filters by type; `undefined` without a filter. */
export const isOfType = { '': undefined, Order: ofType('Order'), Quote: ofType('Quote') }
