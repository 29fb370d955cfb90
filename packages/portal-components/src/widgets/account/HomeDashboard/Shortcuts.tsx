import { cartTotals } from '@trade-portal/fluid-sdk'
import type { CustomList, TransactionSummary } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useCart } from '../../../data/cart/cart'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { listsQuery } from '../../../data/lists/lists'
import { entriesQuery } from '../../../data/settings/settings'
import { useAreSwitchesKnown } from '../../../data/settings/entries'
import { ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { catalogueMessages, productsMessages } from '../../../messages/catalogue'
import { homeMessages } from '../../../messages/home'
import { listsMessages } from '../../../messages/lists'
import { ordersMessages } from '../../../messages/orders'
import { figureText } from '../../../messages/prices'
import { Button } from '../../../parts/Button'
import { Confirm } from '../../../parts/Confirm'
import { Heading } from '../../../parts/Heading'
import { Picture } from '../../../parts/Picture'
import { listsPath } from '../../../routes/accountPaths'
import { kindOfType, transactionPath } from '../../../routes/transactionPaths'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { CopyList } from '../../../surfaces/CopyToCart/CopyList'
import { useOrderAgain } from '../../../surfaces/OrderAgain/useOrderAgain'
import { CatalogueCards } from '../../../surfaces/CatalogueCards/CatalogueCards'
import { CatalogueCardsSkeleton } from '../../../surfaces/CatalogueCards/CatalogueCardsSkeleton'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read, Waiting } from '../../../surfaces/Read/Read'
import { SlowRead } from '../../../surfaces/SlowRead/SlowRead'
import * as S from './Shortcuts.styles'
import { SectionSkeleton, ShortcutSection } from './ShortcutSection'

/**
 * Shows the latest orders and the customer's lists, or the catalogue's categories for a customer without either and
 * with an empty cart.
 */
export function Shortcuts() {
  const { client } = usePortal()
  const { areRoutesKnown } = useAreSwitchesKnown()
  const hasProducts = useHasRoute('/products')
  const hasOrders = useHasRoute('/orders')
  const hasLists = useHasRoute('/custom-lists')
  const orders = useRead(ordersQuery(client), { isEnabled: hasOrders })
  const lists = useRead(listsQuery(client), { isEnabled: hasLists })
  const { cart } = useCart()
  const isNew =
    cart?.lines.length === 0 &&
    (!hasOrders || orders.data?.some(isOrder) === false) &&
    (!hasLists || lists.data?.some(isOwn) === false)
  if (!hasOrders && !hasLists && !hasProducts) return null
  if (!areRoutesKnown) return <ShortcutsSkeleton />
  if (isNew && hasProducts) return <Categories />
  if (!hasOrders && !hasLists) return null
  return (
    <S.Sections>
      {hasOrders && <RecentOrders of={orders} />}
      {hasLists && <OwnLists of={lists} />}
    </S.Sections>
  )
}

const isOrder = ({ type }: TransactionSummary) => kindOfType(type, 'order') === 'order'
const isOwn = ({ isGeneric }: CustomList) => !isGeneric

/** Reserves the height of both sections without a label, because the merchant may offer neither. */
function ShortcutsSkeleton() {
  const { client } = usePortal()
  return (
    <Waiting>
      <SlowRead queryKeys={[entriesQuery(client, 'topbuttonbar').queryKey]} isQuiet />
      <S.Sections aria-hidden>
        <SectionSkeleton />
        <SectionSkeleton />
      </S.Sections>
    </Waiting>
  )
}

function Categories() {
  const { client } = usePortal()
  const catalogue = useMessages(catalogueMessages)
  const menu = useRead(menuQuery(client))
  return (
    <S.Section>
      <Heading level={2}>{catalogue.browseCategories}</Heading>
      <Read of={menu} skeleton={<CatalogueCardsSkeleton />}>
        {(categories) => <CatalogueCards of={categories} level={3} />}
      </Read>
    </S.Section>
  )
}

/** Lists the latest orders, each with a button that orders it again. */
function RecentOrders({ of }: { of: Reading<TransactionSummary[]> }) {
  const portal = usePortal()
  const { formats, isTaxRegion, settings } = portal
  const words = useMessages(homeMessages)
  const products = useMessages(productsMessages)
  const ordersText = useMessages(ordersMessages)
  const again = useOrderAgain()
  return (
    <ShortcutSection
      title={words.recentOrders}
      note={isTaxRegion ? undefined : products.includingTax}
      way={<RouteLink to="/orders">{words.seeOrders}</RouteLink>}
      of={of}
      isShown={isOrder}
      empty={words.noOrders}
      row={(order) => (
        <S.Row key={`${order.number}-${order.suffix}`}>
          <S.Name>
            <RouteLink tone="quiet" to={transactionPath('order', order)}>
              {order.jobName || order.orderReference || words.orderOf(order.number)}
            </RouteLink>
          </S.Name>
          <S.FactsInColumns>
            {order.deliveryDate && <span>{dayText(order.deliveryDate, formats)}</span>}
            {order.amount !== null && <S.Amount>{figureText(order.amount, formats.money, portal)}</S.Amount>}
          </S.FactsInColumns>
          {settings.hasCart && (
            <S.Action>
              <Button
                aria-label={ordersText.of(ordersText.again, order.number)}
                isPending={again.isCopying(order)}
                onPress={() => again.begin(order)}
              >
                {ordersText.again}
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

const PICTURES = 3

/** Lists the customer's own lists, each with a button that copies it to the cart. */
function OwnLists({ of }: { of: Reading<CustomList[]> }) {
  const { settings } = usePortal()
  const words = useMessages(listsMessages)
  const products = useMessages(productsMessages)
  const home = useMessages(homeMessages)
  return (
    <ShortcutSection
      title={words.own}
      note={settings.hidesProductPrices ? undefined : products.excludingTax}
      way={<RouteLink to="/custom-lists">{home.seeLists}</RouteLink>}
      of={of}
      isShown={isOwn}
      empty={words.empty}
      row={(list) => <ListRow key={list.id} list={list} />}
    />
  )
}

function ListRow({ list }: { list: CustomList }) {
  const portal = usePortal()
  const { formats, settings } = portal
  const listsText = useMessages(listsMessages)
  const { lines } = list
  // A sum without the lines priced on request would look like the total.
  const isSummed =
    lines.length > 0 && !settings.hidesProductPrices && lines.every(({ unitPrice }) => unitPrice !== null)
  return (
    <S.PicturedRow>
      <S.Pictures aria-hidden>
        {lines.slice(0, PICTURES).map(({ id, image }) => (
          <Picture key={id} src={image} alt="" />
        ))}
      </S.Pictures>
      <S.Name>
        <RouteLink tone="quiet" to={listsPath(list.id)}>
          {list.name}
        </RouteLink>
      </S.Name>
      <S.Facts>
        <span>{listsText.items(lines.length)}</span>
        {isSummed && (
          <S.Amount>{figureText(cartTotals(lines, settings).subtotal, formats.money, portal)}</S.Amount>
        )}
      </S.Facts>
      {settings.hasCart && (
        <S.Action>
          <CopyList list={list} isOneOfMany hasIcon={false} />
        </S.Action>
      )}
    </S.PicturedRow>
  )
}
