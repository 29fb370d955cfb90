import type { CustomList, TransactionSummary } from '@trade-portal/fluid-sdk'
import { useCart } from '../../../data/cart/cart'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { entriesQuery } from '../../../data/settings/settings'
import { useRead } from '../../../data/useRead'
import { Heading } from '../../../parts/Heading'
import { kindOfType } from '../../../places/transactionPaths'
import { useHasPlace } from '../../../places/useIsSwitchedOff'
import { usePortal } from '../../../context/PortalContext'
import { PlaceCards } from '../../../surfaces/PlaceCards/PlaceCards'
import { PlaceCardsSkeleton } from '../../../surfaces/PlaceCards/PlaceCardsSkeleton'
import { Read } from '../../../surfaces/Read/Read'
import { Waiting } from '../../../surfaces/Read/Read.styles'
import { SlowRead } from '../../../surfaces/SlowRead/SlowRead'
import { OwnLists } from './OwnLists'
import { RecentOrders } from './RecentOrders'
import { SectionSkeleton } from './ShortcutSection'
import { useShortcutReads } from './homeReads'
import * as S from './Shortcuts.styles'
import { catalogueWords } from '../../../messages/catalogue'

/**
 * The latest orders and the customer's own lists, each a press from the cart; the catalogue's categories for whoever has
 * neither, and nothing in the cart.
 */
export function Shortcuts() {
  const hasProducts = useHasPlace('/products')
  const { isKnown, hasOrders, hasLists, orders, lists } = useShortcutReads()
  const { cart } = useCart()
  const isNew =
    cart?.lines.length === 0 &&
    (!hasOrders || orders.data?.some(isOrder) === false) &&
    (!hasLists || lists.data?.some(isOwn) === false)
  if (!hasOrders && !hasLists && !hasProducts) return null
  if (!isKnown) return <ShortcutsSkeleton />
  if (isNew && hasProducts) return <Categories />
  if (!hasOrders && !hasLists) return null
  return (
    <S.Sections>
      {hasOrders && <RecentOrders of={orders} isShown={isOrder} />}
      {hasLists && <OwnLists of={lists} isShown={isOwn} />}
    </S.Sections>
  )
}

const isOrder = ({ type }: TransactionSummary) => kindOfType(type, 'order') === 'order'
const isOwn = ({ isGeneric }: CustomList) => !isGeneric

/** Holds the room of both without a word, until it takes long: the merchant may have neither. */
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
  const { client, say } = usePortal()
  const menu = useRead(menuQuery(client))
  return (
    <S.Section>
      <Heading level={2}>{say(catalogueWords).browseCategories}</Heading>
      <Read of={menu} skeleton={<PlaceCardsSkeleton />}>
        {(categories) => <PlaceCards of={categories} level={3} />}
      </Read>
    </S.Section>
  )
}
