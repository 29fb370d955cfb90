import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { branchesQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { productsMessages } from '../../../messages/catalogue'
import { homeMessages } from '../../../messages/home'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { Read } from '../../../surfaces/Read/Read'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { DeliveryRow, OrderAgain, nameOf } from './DeliveryRow'
import * as S from './Deliveries.styles'
import { HomeSection } from './HomeSection'
import { kindOfType, transactionPath } from '../../../routes/transactionPaths'

/** A phone shows all but the last. */
const SHOWN = 4

/** Returns whether a transaction is an order, and no quote. */
export const isOrder = ({ type }: TransactionSummary) => kindOfType(type, 'order') === 'order'

/** Lists the orders whose delivery day has not passed, the next one first, each with a button that orders it again. */
export function NextDeliveries({ of }: { of: Reading<TransactionSummary[]> }) {
  const { client, isTaxRegion } = usePortal()
  const words = useMessages(homeMessages)
  const products = useMessages(productsMessages)
  const again = useOrderAgain()
  // Another page may have read the branches. For their names alone it is not worth a call.
  const branches = useRead(branchesQuery(client), { isEnabled: false })
  return (
    <HomeSection
      title={words.nextDeliveries}
      note={isTaxRegion ? undefined : products.includingTax}
      way={<RouteLink to="/orders">{words.seeOrders}</RouteLink>}
    >
      <Read of={of} skeleton={<DeliveriesSkeleton />}>
        {(transactions) => {
          const orders = transactions.filter(isOrder)
          const next = upcomingOrders(orders, today()).slice(0, SHOWN)
          if (next.length === 0) return <NoDeliveries last={orders[0]} again={again} />
          return (
            <Card padding="none">
              <Stack as="ul">
                {next.map((order, index) => (
                  <DeliveryRow
                    key={`${order.number}-${order.suffix}`}
                    order={order}
                    isSameDay={order.deliveryDate === next[index - 1]?.deliveryDate}
                    branch={branches.data?.find(({ id }) => id === order.branchId)?.name}
                    again={again}
                  />
                ))}
              </Stack>
            </Card>
          )
        }}
      </Read>
      <Confirm {...again.question} />
    </HomeSection>
  )
}

interface NoDeliveriesProps {
  /** The latest order, if there is one. */
  last: TransactionSummary | undefined
  again: ReturnType<typeof useOrderAgain>
}

function NoDeliveries({ last, again }: NoDeliveriesProps) {
  const { settings } = usePortal()
  const words = useMessages(homeMessages)
  return (
    <Card padding="none">
      <S.None>
        {last ? (
          <>
            <p>
              {words.noDeliveries}{' '}
              <Text tone="muted">
                {words.lastOrder}{' '}
                <RouteLink to={transactionPath('order', last)}>
                  {nameOf(last) ?? words.orderOf(last.number)}
                </RouteLink>
              </Text>
            </p>
            {settings.hasCart && <OrderAgain order={last} again={again} />}
          </>
        ) : (
          <p>{words.noOrders}</p>
        )}
      </S.None>
    </Card>
  )
}

/** The size of three deliveries. */
export function DeliveriesSkeleton() {
  return (
    <Card padding="none">
      <Stack as="ul" aria-hidden>
        {['a', 'b', 'c'].map((row) => (
          <S.Row key={row}>
            <S.Day>
              <Skeleton width={88} height={18} />
            </S.Day>
            <S.Name>
              <Skeleton width="60%" height={20} />
            </S.Name>
            <S.Where>
              <Skeleton width={120} height={16} />
            </S.Where>
          </S.Row>
        ))}
      </Stack>
    </Card>
  )
}

/** Returns the orders to be delivered on a day, `YYYY-MM-DD`, or later, the next one first. */
function upcomingOrders(orders: readonly TransactionSummary[], from: string): TransactionSummary[] {
  return orders
    .filter(({ deliveryDate }) => deliveryDate !== null && deliveryDate >= from)
    .sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
}

const dayOf = ({ deliveryDate }: TransactionSummary) => deliveryDate ?? ''
