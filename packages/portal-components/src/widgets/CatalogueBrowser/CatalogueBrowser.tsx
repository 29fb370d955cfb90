import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { findPlace, stepsTo, titleOf } from '../../places/cataloguePlaces'
import { errorMessage } from '../../words/errorMessage'
import { Button } from '../../parts/Button'
import { EmptyState } from '../../parts/EmptyState'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { usePortal } from '../../portal/PortalContext'
import { menuQuery } from '../../data/catalogue/catalogue'
import { NotInCatalogue } from '../../surfaces/NotInCatalogue/NotInCatalogue'
import { PlaceBreadcrumb } from '../../surfaces/PlaceBreadcrumb/PlaceBreadcrumb'
import { BrowserSkeleton } from './BrowserSkeleton'
import * as S from './CatalogueBrowser.styles'
import { PlaceCard } from './PlaceCard'
import { cardsOf } from './placeCards'

export interface CatalogueBrowserProps {
  /** A category, to see its types; none, to see every category. */
  place?: CataloguePlace
}

/** The catalogue as cards: its categories with their types, or one category's types. */
export function CatalogueBrowser({ place = {} }: CatalogueBrowserProps) {
  const { client, messages, session } = usePortal()
  const menu = useQuery({ ...menuQuery(client), enabled: session.status === 'signedIn' })

  if (!menu.data && menu.isError) {
    return (
      <S.Browser>
        <Heading level={1} tabIndex={-1}>
          {messages.catalogue.browseCategories}
        </Heading>
        <ErrorState
          title={messages.errors.couldNotLoad}
          message={errorMessage(menu.error, messages)}
          retryLabel={messages.common.tryAgain}
          onRetry={() => void menu.refetch()}
          isPending={menu.isFetching}
        />
      </S.Browser>
    )
  }
  if (!menu.data) return <BrowserSkeleton queryKey={menuQuery(client).queryKey} />

  const { found, unknown } = findPlace(menu.data, { categoryId: place.categoryId })
  if (!found) return <NotInCatalogue name={unknown} />

  const cards = cardsOf(found.category ?? menu.data, messages)
  return (
    <S.Browser>
      <PlaceBreadcrumb steps={stepsTo(found, messages)} />
      <Heading level={1} tabIndex={-1}>
        {titleOf(found, messages)}
      </Heading>
      {cards.length === 0 ? (
        <EmptyState
          title={messages.catalogue.empty}
          icon={<PackageOpen />}
          action={
            <Button isPending={menu.isFetching} onPress={() => void menu.refetch()}>
              {messages.common.tryAgain}
            </Button>
          }
        />
      ) : (
        <S.Cards>
          {cards.map((card) => (
            <PlaceCard key={card.id} card={card} />
          ))}
        </S.Cards>
      )}
    </S.Browser>
  )
}
