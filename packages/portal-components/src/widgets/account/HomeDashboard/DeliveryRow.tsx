import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { today } from '../../../hooks/today'
import { homeMessages } from '../../../messages/home'
import { ordersMessages } from '../../../messages/orders'
import { figureText } from '../../../messages/prices'
import { Button } from '../../../parts/Button'
import { Unbroken } from '../../../parts/Unbroken'
import { dayAfter } from '../../../routes/accountPaths'
import { isJob } from '../../../routes/jobPaths'
import { transactionPath } from '../../../routes/transactionPaths'
import type { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import * as S from './Deliveries.styles'

type Again = ReturnType<typeof useOrderAgain>

export interface DeliveryRowProps {
  order: TransactionSummary
  /** The row before names the same day, so that this one need not. */
  isSameDay: boolean
  /** The name of the order's branch, if known. */
  branch: string | undefined
  again: Again
}

/** A day, the job with its address, the amount, and a button that orders the same again. */
export function DeliveryRow({ order, isSameDay, branch, again }: DeliveryRowProps) {
  const portal = usePortal()
  const { formats, settings } = portal
  const words = useMessages(homeMessages)
  const name = nameOf(order)
  const number = words.orderOf(order.number)
  const where = order.address.trim() || branch || (name === null ? order.orderReference : number)
  return (
    <S.Row data-same-day={isSameDay || undefined}>
      <S.Day>
        <DayWords date={order.deliveryDate ?? ''} />
      </S.Day>
      <S.Name>
        <RouteLink tone="quiet" to={transactionPath('order', order)}>
          <Unbroken>{name ?? number}</Unbroken>
        </RouteLink>
      </S.Name>
      <S.Where>{where}</S.Where>
      {order.amount !== null && <S.Amount>{figureText(order.amount, formats.money, portal)}</S.Amount>}
      {settings.hasCart && (
        <S.Action>
          <OrderAgain order={order} again={again} />
        </S.Action>
      )}
    </S.Row>
  )
}

/** Shows the date with its weekday, after the word for today or tomorrow. */
function DayWords({ date }: { date: string }) {
  const { formats } = usePortal()
  const words = useMessages(homeMessages)
  const now = today()
  const isThisYear = date.slice(0, 4) === now.slice(0, 4)
  const day = isThisYear ? formats.shortDay(date, { hasWeekday: true }) : formats.date(date)
  const near = date === now ? words.today : date === dayAfter(now) ? words.tomorrow : null
  if (near === null) return <strong>{day}</strong>
  return (
    <>
      <strong>{near}</strong>
      <span>{day}</span>
    </>
  )
}

interface OrderAgainProps {
  order: TransactionSummary
  again: Again
}

export function OrderAgain({ order, again }: OrderAgainProps) {
  const words = useMessages(ordersMessages)
  return (
    <Button
      tone="quiet"
      aria-label={words.of(words.again, order.number)}
      isPending={again.isCopying(order)}
      onPress={() => again.begin(order)}
    >
      {words.again}
    </Button>
  )
}

/** Returns an order's job, or its reference, or `null` without either. */
export function nameOf({ jobName, orderReference }: TransactionSummary): string | null {
  return isJob(jobName) ? jobName.trim() : orderReference.trim() || null
}
