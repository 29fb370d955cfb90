import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import { cartQuery } from '../../../data/cart/cartQuery'
import { listsQuery } from '../../../data/lists/lists'
import type { Prefetch } from '../../../data/prefetch'
import { entriesQuery } from '../../../data/settings/settings'
import { useAreSwitchesKnown } from '../../../data/settings/entries'
import { ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { lazy } from '../../../hooks/lazy'
import { homeMessages } from '../../../messages/home'
import { Heading } from '../../../parts/Heading'
import { Skeleton } from '../../../parts/Skeleton'
import { hasEntry } from '../../../routes/routeRules'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'
import { BalanceCards, BalanceCardsSkeleton } from './BalanceCards'
import { HomeCart, HomeCartSkeleton } from './HomeCart'
import * as S from './HomeDashboard.styles'
import { Shortcuts } from './Shortcuts'

const BannerCarousel = lazy(async () => (await import('./BannerCarousel')).BannerCarousel, {
  fallback: () => <Skeleton height="100%" />,
})

/**
 * Shows the start page: the cart, the latest orders and the customer's lists; then the balances, if the merchant shows
 * them, and the merchant's banners.
 */
export const HomeDashboard = asWidget(
  function HomeDashboard() {
    const { client, settings } = usePortal()
    const words = useMessages(homeMessages)
    useHeadTitle(words.title)
    const user = useRead(userQuery(client))
    const banners = useRead(entriesQuery(client, 'homepage'))
    const balances = useRead(entriesQuery(client, 'balances'))
    const { areSettingsKnown } = useAreSwitchesKnown()
    const hasBalances = hasEntry(balances.data ?? [], 'balances')
    const isAwaitingBalances = !balances.data && !balances.error

    return (
      <>
        <S.Greeting>
          <Read of={user} skeleton={<Skeleton width="min(100%, 460px)" height="34px" />}>
            {({ firstName }) => <Heading level={1}>{words.greeting(firstName)}</Heading>}
          </Read>
        </S.Greeting>
        {settings.hasCart && (areSettingsKnown ? <HomeCart /> : <HomeCartSkeleton />)}
        <Shortcuts />
        {isAwaitingBalances && <BalanceCardsSkeleton />}
        {!user.error && hasBalances && <BalanceCards user={user.data} />}
        {!banners.error && <Banner entries={banners.data} />}
      </>
    )
  },
  { prompt: 'account', gap: 'loose' },
)

/** Shows the banners, or a placeholder until their number is known. */
function Banner({ entries }: { entries: WidgetEntry[] | undefined }) {
  const images = entries?.filter(({ type }) => type === 'clickableimage')
  if (images?.length === 0) return null
  return <S.Banner>{images ? <BannerCarousel banners={images} /> : <Skeleton height="100%" />}</S.Banner>
}

/** Returns the first queries of the page. */
export const prefetch: Prefetch = ({ client }) => [
  userQuery(client),
  entriesQuery(client, 'homepage'),
  entriesQuery(client, 'balances'),
  cartQuery(client),
  ordersQuery(client),
  listsQuery(client),
]
