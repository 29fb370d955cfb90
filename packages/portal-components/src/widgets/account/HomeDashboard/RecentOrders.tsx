import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import type { Reading } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { Button } from '../../../parts/Button'
import { Confirm } from '../../../parts/Confirm'
import { transactionPath } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { figureText } from '../../../messages/prices'
import { ShortcutSection } from './ShortcutSection'
import * as S from './Shortcuts.styles'
import { productsWords } from '../../../messages/catalogue'
import { ordersWords } from '../../../messages/orders'
import { homeWords } from '../../../messages/home'

export interface RecentOrdersProps {
  of: Reading<TransactionSummary[]>
  isShown: (order: TransactionSummary) => boolean
}

/** Lists the latest orders, each with a button that orders it again. */
export function RecentOrders({ of, isShown }: RecentOrdersProps) {
  const portal = usePortal()
  const { formats, isTaxRegion, say, settings } = portal
  const words = say(homeWords)
  const again = useOrderAgain()
  return (
    <ShortcutSection
      title={words.recentOrders}
      note={isTaxRegion ? undefined : say(productsWords).includingTax}
      way={<PlaceLink to="/orders">{words.seeOrders}</PlaceLink>}
      of={of}
      isShown={isShown}
      empty={words.noOrders}
      row={(order) => (
        <S.Row key={`${order.number}-${order.suffix}`}>
          <S.Name>
            <PlaceLink tone="quiet" to={transactionPath('order', order)}>
              {order.jobName || order.orderReference || words.orderOf(order.number)}
            </PlaceLink>
          </S.Name>
          <S.FactsInColumns>
            {order.deliveryDate && <span>{dayText(order.deliveryDate, formats)}</span>}
            {order.amount !== null && <S.Amount>{figureText(order.amount, formats.money, portal)}</S.Amount>}
          </S.FactsInColumns>
          {settings.hasCart && (
            <S.Action>
              <Button
                aria-label={say(ordersWords).of(say(ordersWords).again, order.number)}
                isPending={again.isCopying(order)}
                onPress={() => again.begin(order)}
              >
                {say(ordersWords).again}
              </Button>
            </S.Action>
          )}
        </S.Row>
      )}
    >
      <Confirm {...again.question} />
    </ShortcutSection>
  )
}

/** Within the current year, shows the weekday in place of the year. */
function dayText(date: string, formats: ReturnType<typeof usePortal>['formats']) {
  const isThisYear = date.slice(0, 4) === today().slice(0, 4)
  return isThisYear ? formats.shortDay(date, { hasWeekday: true }) : formats.date(date)
}
