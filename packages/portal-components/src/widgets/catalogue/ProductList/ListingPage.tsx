import type { Product } from '@trade-portal/fluid-sdk'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import type { ReactNode } from 'react'
import { useStoredAtom } from '../../../context/atoms'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { listingViewAtom, useSeesPrices } from '../../../data/catalogue/listing'
import type { Reading } from '../../../data/useRead'
import { useSearchDraft } from '../../../data/searchPause'
import { scrollToElement } from '../../../hooks/layoutObservers'
import { useIsNarrow } from '../../../hooks/useIsNarrow'
import { useStableHandler } from '../../../hooks/useStableHandler'
import { productsMessages } from '../../../messages/catalogue'
import { Button } from '../../../parts/Button'
import { SearchInput } from '../../../parts/field/SearchInput'
import { Heading } from '../../../parts/Heading'
import { Row, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { InCartSums } from '../../../surfaces/InCart/InCartSums'
import { AskForRest } from '../../../surfaces/RestOfList/AskForRest'
import { useAge } from '../../../surfaces/RestOfList/useAge'
import type { RestOfList } from '../../../surfaces/RestOfList/useRestOfList'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'
import { ListingTools } from './ListingTools'
import { OpenProduct } from './OpenProduct'
import * as S from './ProductList.styles'
import { ProductResults } from './ProductResults'
import type { Listing } from './useListing'

export interface ListingPageProps {
  title: string
  isTitlePending?: boolean
  /** Document title. Default: `title`. */
  pageTitle?: string
  back?: { name: string; path: string } | undefined
  /** Placeholder of the search field. Default: `title`. */
  placeholder?: string
  /** Shown in place of results before the first search. */
  prompt?: string
  failedTitle?: string
  listing: Listing
  /** Returns the path of a product opened in this listing. A stable function avoids rendering the products again. */
  pathOf: (productId: string) => string
  /** Renders a search field. Default: true. */
  hasSearch?: boolean
  /** Number of products on all pages, if known. */
  count?: number | undefined
  /** Loading state of an incomplete listing, shown in place of the count. */
  rest?: RestOfList | null
  filter?: ReactNode
  products: Reading<Product[]>
  hasNext: boolean
}

/** Shows a page of products under a title, with search, view options and paging. */
export function ListingPage({
  title,
  pageTitle = title,
  isTitlePending = false,
  back,
  placeholder = title,
  prompt,
  failedTitle,
  listing,
  pathOf,
  hasSearch = true,
  count = 0,
  rest = null,
  filter,
  products,
  hasNext,
}: ListingPageProps) {
  const { hrefFor, settings } = usePortal()
  const productsText = useMessages(productsMessages)
  useHeadTitle(isTitlePending ? null : pageTitle)
  const { ref: measured, isNarrow } = useIsNarrow({ below: 40 })
  const [chosenView] = useStoredAtom(listingViewAtom)
  // Deferring the products keeps the price switch and the view buttons responsive.
  const view = useDeferredValue(chosenView)
  // The merchant's setting to hide prices is not deferred.
  const seesPrices = useDeferredValue(useSeesPrices()) && !settings.hidesProductPrices
  const { draft, type, submit } = useSearchDraft({ search: listing.search, onSearch: listing.searchFor })
  const age = useAge(products)
  const top = useRef<HTMLDivElement>(null)
  const { page, openProductId, talliedProductId } = listing
  const listed = (productId: string | null) => products.data?.find(({ id }) => id === productId)

  // Stable handlers, so that opening a product does not render the others again.
  const open = useStableHandler((product: Product) => listing.openProduct(product.id))
  const tally = useStableHandler((product: Product) => listing.tallyProduct(product.id))
  const goTo = (next: number) => {
    listing.goToPage(next)
    // A new page starts at its top. The focus moves to the title, because the pressed button may be disabled while the
    // page loads.
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    scrollToElement(top.current, { block: 'start' })
  }

  return (
    <InCartSums>
      <S.Content ref={measured} aria-label={title}>
        <S.Head ref={top}>
          <S.Title>
            {back && (
              <S.Back href={hrefFor(back.path)} aria-label={productsText.back(back.name)}>
                <ChevronLeft aria-hidden />
              </S.Back>
            )}
            {isTitlePending ? (
              <Skeleton width={220} height={34} />
            ) : (
              <Heading level={1} tabIndex={-1}>
                {title}
              </Heading>
            )}
          </S.Title>
          <ListingTools isNarrow={isNarrow} />
          {hasSearch && (
            <S.Search>
              <SearchInput
                label={productsText.searchIn(title)}
                placeholder={placeholder}
                value={draft}
                onChange={type}
                onSubmit={submit}
              />
            </S.Search>
          )}
        </S.Head>
        {(rest || count > 0) && (
          <Row gap={8}>
            <Text as="p" tone="muted" size={14} tabular role="status">
              {rest ? rest.text : [productsText.count(count), ...(age ? [age] : [])].join(' · ')}
            </Text>
            <AskForRest rest={rest} />
          </Row>
        )}
        {filter}
        {prompt ? (
          <S.Prompt role="status">{prompt}</S.Prompt>
        ) : (
          <>
            <ProductResults
              title={title}
              view={view === 'compact' && isNarrow ? 'list' : view}
              seesPrices={seesPrices}
              products={products}
              failedTitle={failedTitle}
              pathOf={pathOf}
              onOpen={open}
              onTally={tally}
              onClear={listing.search === '' ? undefined : () => listing.searchFor('')}
              onFirstPage={page > 1 ? () => goTo(1) : undefined}
            />
            <Paging page={page} hasNext={hasNext} onPageChange={goTo} />
          </>
        )}
        <OpenProduct
          productId={openProductId}
          preview={listed(openProductId)}
          onClose={() => listing.openProduct(null)}
          talliedId={talliedProductId}
          tallied={listed(talliedProductId)}
          onTallyChange={listing.tallyProduct}
        />
      </S.Content>
    </InCartSums>
  )
}

interface PagingProps {
  /** From 1. */
  page: number
  hasNext: boolean
  onPageChange: (page: number) => void
}

/** Steps through the pages of a listing with an unknown number of pages. */
function Paging({ page, hasNext, onPageChange }: PagingProps) {
  const words = useMessages(productsMessages)
  return (
    <Row as="nav" justify="space-between" gap={16} aria-label={words.pages}>
      <Button isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
        {words.previous}
      </Button>
      <Text tone="muted" size={14} tabular aria-live="polite">
        {words.page(page)}
      </Text>
      <Button isDisabled={!hasNext} onPress={() => onPageChange(page + 1)}>
        {words.next}
      </Button>
    </Row>
  )
}
