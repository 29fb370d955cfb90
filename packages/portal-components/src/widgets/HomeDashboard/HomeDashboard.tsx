import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { errorMessage } from '../../words/errorMessage'
import { hasEntry } from '../../places/externalLinks'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { Skeleton } from '../../parts/Skeleton'
import { usePortal } from '../../portal/PortalContext'
import { userQuery } from '../../data/account/account'
import { entriesQuery } from '../../data/settings/settings'
import { SlowRead } from '../../surfaces/SlowRead/SlowRead'
import { BalanceCards } from './BalanceCards'
import * as S from './HomeDashboard.styles'

const BannerCarousel = lazy(() =>
  import('./BannerCarousel').then(({ BannerCarousel }) => ({ default: BannerCarousel })),
)

/** Greets the customer, with the merchant's banners and, where the merchant shows them, the balances. */
export function HomeDashboard() {
  const { client, messages } = usePortal()
  const user = useQuery(userQuery(client))
  const banners = useQuery(entriesQuery(client, 'homepage'))
  const balances = useQuery(entriesQuery(client, 'balances'))

  const images = banners.data?.filter(({ type }) => type === 'clickableimage')
  const isWithoutBanners = banners.isError && !banners.data
  const hasBalances = hasEntry(balances.data ?? [], 'balances')

  // A refresh that fails behind what is shown is told by a notice.
  if (user.isError && !user.data) {
    return (
      <ErrorState
        title={messages.errors.couldNotLoad}
        message={errorMessage(user.error, messages)}
        retryLabel={messages.common.tryAgain}
        onRetry={() => void user.refetch()}
      />
    )
  }
  return (
    <S.Page>
      {user.isPending && <SlowRead queryKeys={[userQuery(client).queryKey]} />}
      {images?.length !== 0 && !isWithoutBanners && (
        <S.Banner>
          <Suspense fallback={<Skeleton height="100%" />}>
            {images ? <BannerCarousel banners={images} /> : <Skeleton height="100%" />}
          </Suspense>
        </S.Banner>
      )}
      <S.Greeting>
        {user.data ? (
          <Heading level={1}>{messages.home.greeting(user.data.firstName)}</Heading>
        ) : (
          <Skeleton width="min(100%, 460px)" height="34px" />
        )}
      </S.Greeting>
      {(balances.isPending || hasBalances) && <BalanceCards user={hasBalances ? user.data : undefined} />}
    </S.Page>
  )
}
