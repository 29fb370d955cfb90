import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { Truck } from 'lucide-react'
import { Badge } from '../../parts/Badge'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { TableDefinition } from '../../parts/table/tableDefinition'
import type { Portal } from '../../portal/PortalContext'
import { orderTypeOf } from './orderTypes'
import * as S from './OrdersList.styles'

type Order = TransactionSummary
type Needed = Pick<Portal, 'formats' | 'messages'>

/** The list as a table: number and amount first, then what it is, for what job and when. */
export function orderTable(portal: Needed, branches: Branch[]): TableDefinition<Order> {
  const { orders: words, table } = portal.messages
  return {
    columns: orderColumns(portal, branches),
    layout: {
      card: `
        'number number amount details' auto
        'type job date details' auto
        / auto minmax(0, 1fr) auto auto`,
      medium: `
        'number type date address amount' auto
        'reference . branch job .' auto
        / 128px 72px minmax(0, 1fr) minmax(0, 1.6fr) 104px`,
    },
    sortWords: { none: words.newest, reversed: words.oldest, order: table.order },
    details: { name: table.details, label: ({ number }) => words.details(number) },
    lines: 'baseline',
  }
}

function orderColumns({ formats, messages }: Needed, branches: Branch[]): DataColumn<Order>[] {
  const words = messages.orders
  const branchNames = new Map(branches.map(({ id, name }) => [id, name]))
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
      cell: ({ deliveryDate }) => (
        <S.DeliveryDate>
          <Truck aria-hidden />
          {formats.date(deliveryDate)}
        </S.DeliveryDate>
      ),
      sortKey: dayOf,
      kind: 'day',
      cardAlign: 'end',
      width: 96,
      placeholder: 80,
    },
    {
      id: 'branch',
      name: words.branch,
      text: ({ branchId }) => branchNames.get(branchId) ?? branchId,
      tone: 'muted',
      isOnRequest: true,
      placeholder: '60%',
    },
    {
      id: 'reference',
      name: words.reference,
      text: ({ orderReference }) => orderReference,
      grow: 0.9,
      tone: 'muted',
      isOnRequest: true,
    },
    {
      id: 'address',
      name: words.address,
      text: ({ address }) => address,
      grow: 1.3,
      isOnRequest: true,
      placeholder: '80%',
    },
    {
      id: 'job',
      name: words.jobName,
      text: ({ jobName }) => jobName,
      sortKey: jobOf,
      grow: 1.3,
      tone: 'muted',
      isOneLine: true,
      placeholder: '75%',
    },
    {
      id: 'amount',
      name: words.amount,
      text: ({ amount }) => (amount === null ? '' : formats.money(amount)),
      sortKey: amountOf,
      kind: 'figure',
      align: 'end',
      width: 112,
      tone: 'strong',
      placeholder: 80,
    },
  ]
}

const amountOf = ({ amount }: Order) => amount
const jobOf = ({ jobName }: Order) => jobName || null
/** As a figure: days in digits sort faster than texts do. */
const dayOf = ({ deliveryDate }: Order) => deliveryDate && Number(deliveryDate.replaceAll('-', ''))

/** Order or quote in our words; anything else as the merchant says it. */
function typeName(type: string, words: Portal['messages']['orders']): string {
  const known = orderTypeOf(type)
  return known === 'Quote' ? words.quote : known === 'Order' ? words.order : type
}
