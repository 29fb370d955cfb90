import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import { cartQuery } from '../../../data/cart/cartQuery'
import { listsQuery } from '../../../data/lists/lists'
import type { Prefetch } from '../../../data/prefetch'
import { entriesQuery } from '../../../data/settings/settings'
import { ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { lazy } from '../../../hooks/lazy'
import { homeMessages } from '../../../messages/home'
import { Heading } from '../../../parts/Heading'
import { Skeleton } from '../../../parts/Skeleton'
import { hasEntry } from '../../../routes/routeRules'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'
import { AccountFoot } from './AccountFoot'
import { AccountStrip, AccountStripSkeleton } from './AccountStrip'
import * as S from './HomeDashboard.styles'
import { HomeParts } from './HomeParts'

const BannerCarousel = lazy(async () => (await import('./BannerCarousel')).BannerCarousel, {
  fallback: () => <Skeleton height="100%" />,
})

/**
 * Shows the start page: the balances, if the merchant shows them, the next deliveries, the cart, jobs and lists, then
 * the merchant's banners.
 */
export const HomeDashboard = asWidget(
  function HomeDashboard() {
    const { client } = usePortal()
    const words = useMessages(homeMessages)
    useHeadTitle(words.title)
    const user = useRead(userQuery(client))
    const banners = useRead(entriesQuery(client, 'homepage'))
    const balances = useRead(entriesQuery(client, 'balances'))
    const hasBalances = !user.error && hasEntry(balances.data ?? [], 'balances')
    const isAwaitingBalances = !balances.data && !balances.error
    // Of the account's users only its administrators look after the balance first.
    const isAdmin = useHasRoute('/admin')
    const account = isAwaitingBalances ? (
      <AccountStripSkeleton />
    ) : (
      hasBalances && <AccountStrip user={user.data} />
    )

    return (
      <>
        <S.Greeting>
          <Read of={user} skeleton={<Skeleton width="min(100%, 460px)" height="34px" />}>
            {({ firstName }) => <Heading level={1}>{words.greeting(firstName)}</Heading>}
          </Read>
        </S.Greeting>
        {isAdmin && account}
        <HomeParts>{!isAdmin && account}</HomeParts>
        {!banners.error && <Banner entries={banners.data} />}
        {hasBalances && user.data && <AccountFoot user={user.data} />}
      </>
    )
  },
  { prompt: 'account', gap: 'normal' },
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
