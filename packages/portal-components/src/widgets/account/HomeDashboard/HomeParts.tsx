import type { ReactNode } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useCart } from '../../../data/cart/cart'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { listsQuery } from '../../../data/lists/lists'
import { useAreSwitchesKnown } from '../../../data/settings/entries'
import { entriesQuery } from '../../../data/settings/settings'
import { ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { catalogueMessages } from '../../../messages/catalogue'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { CatalogueCards } from '../../../surfaces/CatalogueCards/CatalogueCards'
import { CatalogueCardsSkeleton } from '../../../surfaces/CatalogueCards/CatalogueCardsSkeleton'
import { Read, Waiting } from '../../../surfaces/Read/Read'
import { SlowRead } from '../../../surfaces/SlowRead/SlowRead'
import { HomeCart, HomeCartSkeleton } from './HomeCart'
import { HomeJobs } from './HomeJobs'
import { HomeSection, HomeSectionSkeleton } from './HomeSection'
import { DeliveriesSkeleton, NextDeliveries, isOrder } from './NextDeliveries'
import { OwnLists, OwnListsSkeleton, isOwn } from './OwnLists'

export interface HomePartsProps {
  /** Shown after the deliveries. */
  children: ReactNode
}

/**
 * Shows the next deliveries, the cart, the jobs and the customer's lists; for a customer without order, list and cart
 * the catalogue's categories.
 */
export function HomeParts({ children }: HomePartsProps) {
  const { client } = usePortal()
  const { areRoutesKnown } = useAreSwitchesKnown()
  const hasProducts = useHasRoute('/products')
  const hasOrders = useHasRoute('/orders')
  const hasLists = useHasRoute('/custom-lists')
  const orders = useRead(ordersQuery(client), { isEnabled: hasOrders })
  const lists = useRead(listsQuery(client), { isEnabled: hasLists })
  const { cart } = useCart()
  const isNew =
    hasProducts &&
    cart?.lines.length === 0 &&
    (!hasOrders || orders.data?.some(isOrder) === false) &&
    (!hasLists || lists.data?.some(isOwn) === false)
  const hasNone = !hasOrders && !hasLists && !hasProducts
  if (!areRoutesKnown && !hasNone) return <PartsSkeleton>{children}</PartsSkeleton>
  return (
    <>
      {hasOrders && !isNew && <NextDeliveries of={orders} />}
      <>{children}</>
      <OwnCart />
      {isNew && <Categories />}
      {hasOrders && <HomeJobs transactions={orders.data} />}
      {hasLists && !isNew && <OwnLists of={lists} />}
    </>
  )
}

/** Reserves the height of the sections without a label, because the merchant may offer none of them. */
function PartsSkeleton({ children }: HomePartsProps) {
  const { client } = usePortal()
  return (
    <Waiting>
      <SlowRead queryKeys={[entriesQuery(client, 'topbuttonbar').queryKey]} isQuiet />
      <HomeSectionSkeleton>
        <DeliveriesSkeleton />
      </HomeSectionSkeleton>
      {children}
      <OwnCart />
      <HomeSectionSkeleton>
        <OwnListsSkeleton />
      </HomeSectionSkeleton>
    </Waiting>
  )
}

/** Shows the cart once it is known that the merchant has it switched on. */
function OwnCart() {
  const { settings } = usePortal()
  const { areSettingsKnown } = useAreSwitchesKnown()
  if (!settings.hasCart) return null
  return areSettingsKnown ? <HomeCart /> : <HomeCartSkeleton />
}

function Categories() {
  const { client } = usePortal()
  const catalogue = useMessages(catalogueMessages)
  const menu = useRead(menuQuery(client))
  return (
    <HomeSection title={catalogue.browseCategories}>
      <Read of={menu} skeleton={<CatalogueCardsSkeleton />}>
        {(categories) => <CatalogueCards of={categories} level={3} />}
      </Read>
    </HomeSection>
  )
}
