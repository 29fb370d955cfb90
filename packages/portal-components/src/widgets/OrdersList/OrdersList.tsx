import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../words/errorMessage'
import { Button } from '../../parts/Button'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { Segmented } from '../../parts/Segmented'
import { usePortal } from '../../portal/PortalContext'
import { usePortalQuery } from '../../portal/queries'
import { branchesQuery, ordersQuery } from '../../data/transactions/transactions'
import { ofType, orderTypeOf } from './orderTypes'
import type { OrderType } from './orderTypes'
import { OrdersSkeleton } from './OrdersSkeleton'
import { OrdersTable } from './OrdersTable'
import * as S from './OrdersList.styles'

export interface OrdersListProps {
  /** `Order` or `Quote`; any other text shows both. Left out, the widget keeps it itself. */
  type?: string
  /** Another type was chosen; empty is both. */
  onTypeChange?: (type: OrderType) => void
}

/** What the account has ordered or had quoted, newest first. */
export function OrdersList(props: OrdersListProps) {
  const { client, formats, hrefFor, isTaxRegion, messages, settings } = usePortal()
  const words = messages.orders
  const orders = usePortalQuery(ordersQuery(client))
  const branches = usePortalQuery(branchesQuery(client))
  const [ownType, setOwnType] = useState<OrderType>('')

  const type = props.type === undefined ? ownType : orderTypeOf(props.type)
  const shown = orders.data && ofType(orders.data, type)

  const choose = (next: OrderType) => {
    setOwnType(next)
    props.onTypeChange?.(next)
  }
  return (
    <S.Page>
      <Heading level={1}>{words.title}</Heading>
      <S.Tools>
        <Segmented
          label={words.type}
          options={[
            { id: 'all', name: words.all },
            { id: 'Order', name: words.orders },
            { id: 'Quote', name: words.quotes },
          ]}
          value={type || 'all'}
          onChange={(id) => choose(orderTypeOf(id))}
        />
        <S.Figures role="status">
          {shown &&
            shown.length > 0 &&
            [words.count(formats.quantity(shown.length)), isTaxRegion ? '' : words.amountsIncludeTax]
              .filter(Boolean)
              .join(' · ')}
        </S.Figures>
      </S.Tools>
      {content()}
    </S.Page>
  )

  function content() {
    if (!shown && orders.error) {
      return (
        <Card>
          <ErrorState
            title={messages.errors.couldNotLoad}
            message={errorMessage(orders.error, messages)}
            retryLabel={messages.common.tryAgain}
            onRetry={() => void orders.refetch()}
            isPending={orders.isFetching}
          />
        </Card>
      )
    }
    if (!shown) return <OrdersSkeleton />
    if (shown.length === 0) {
      return (
        <Card>
          <EmptyState title={words.empty} icon={<ClipboardList />} action={wayOut()} />
        </Card>
      )
    }
    return <OrdersTable orders={shown} branches={branches.data ?? []} />
  }

  function wayOut() {
    if (type !== '' && orders.data?.length) {
      return <Button onPress={() => choose('')}>{words.showAll}</Button>
    }
    return (
      settings.hasProducts && (
        <Link href={hrefFor('/products')} tone="primaryButton">
          {words.viewProducts}
        </Link>
      )
    )
  }
}
