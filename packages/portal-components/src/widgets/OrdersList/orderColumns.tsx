import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Truck } from 'lucide-react'
import { Badge } from '../../parts/Badge'
import type { DataColumn, DataLayout } from '../../parts/table/dataColumns'
import type { Portal } from '../../portal/PortalContext'
import { orderTypeOf } from './orderTypes'
import * as S from './OrdersList.styles'

/** The columns of the list as they are read out. */
export function orderColumns(
  { formats, messages: { orders: words } }: Pick<Portal, 'formats' | 'messages'>,
  branchName: (order: TransactionSummary) => string,
): DataColumn<TransactionSummary>[] {
  return [
    {
      id: 'number',
      name: words.number,
      cell: ({ number }) => number,
      width: 76,
      tone: 'strong',
      placeholder: 64,
    },
    {
      id: 'type',
      name: words.type,
      cell: ({ type }) => <TypeBadge type={type} words={words} />,
      width: 72,
      placeholder: 52,
    },
    {
      id: 'date',
      name: words.deliveryDate,
      cell: ({ deliveryDate }) => (
        <S.DeliveryDate>
          <Truck aria-hidden />
          {formats.date(deliveryDate)}
        </S.DeliveryDate>
      ),
      cardAlign: 'end',
      width: 96,
      placeholder: 80,
    },
    {
      id: 'branch',
      name: words.branch,
      cell: (order) => branchName(order) || '-',
      tone: 'muted',
      isOnRequest: true,
      placeholder: '60%',
    },
    {
      id: 'reference',
      name: words.reference,
      cell: ({ orderReference }) => orderReference || '-',
      grow: 0.9,
      tone: 'muted',
      isOnRequest: true,
    },
    {
      id: 'address',
      name: words.address,
      cell: ({ address }) => address || '-',
      grow: 1.3,
      isOnRequest: true,
      placeholder: '80%',
    },
    {
      id: 'job',
      name: words.jobName,
      cell: ({ jobName }) => jobName || '-',
      grow: 1.3,
      tone: 'muted',
      isOneLine: true,
      placeholder: '75%',
    },
    {
      id: 'amount',
      name: words.amount,
      cell: ({ amount }) => (amount === null ? '-' : formats.money(amount)),
      align: 'end',
      width: 112,
      tone: 'strong',
      placeholder: 80,
    },
  ]
}

/** Number and amount first, then what it is, for what job and when; two lines where a row is too narrow for one. */
export const orderLayout: DataLayout = {
  card: `
    'number number amount details' auto
    'type job date details' auto
    / auto minmax(0, 1fr) auto auto`,
  medium: `
    'number type date address amount' auto
    'reference . branch job .' auto
    / 128px 72px minmax(0, 1fr) minmax(0, 1.6fr) 104px`,
}

/** Order or quote in our words; anything else as the merchant says it. */
function TypeBadge({ type, words }: { type: string; words: Portal['messages']['orders'] }) {
  const known = orderTypeOf(type)
  if (known === 'Quote') return <Badge tone="info">{words.quote}</Badge>
  return <Badge>{known === 'Order' ? words.order : type || '-'}</Badge>
}
