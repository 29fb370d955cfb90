import type { Product } from '@trade-portal/fluid-sdk'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Reading } from '../../../data/useRead'
import { Heading } from '../../../parts/Heading'
import { SearchInput } from '../../../parts/field/SearchInput'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { useStoredAtom } from '../../../context/atoms'
import { listingViewAtom, useSeesPrices } from '../../../data/catalogue/listing'
import * as H from './ListingHead.styles'
import { AskForRest } from '../../../surfaces/RestOfList/AskForRest'
import { useAge } from '../../../surfaces/RestOfList/useAge'
import type { RestOfList } from '../../../surfaces/RestOfList/useRestOfList'
import { InCartSums } from '../../../surfaces/InCart/InCartSums'
import { ListingTools } from './ListingTools'
import { OpenProduct } from './OpenProduct'
import { Paging } from './Paging'
import * as S from './ProductList.styles'
import { ProductResults } from './ProductResults'
import type { Listing } from './useListing'
import { useStableHandler } from '../../../hooks/useStableHandler'
import { scrollToElement, useIsNarrow } from '../../../hooks/layoutObservers'
import { useSearchDraft } from '../../../data/searchPause'
import { productsWords } from '../../../messages/catalogue'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'

export interface ListingPageProps {
  title: string
  isTitlePending?: boolean
  /** Names the page in the browser. Default: the title. */
  pageTitle?: string
  /** The place that it lies in. */
  back?: { name: string; path: string } | undefined
  /** Of the search box. Default: the title. */
  placeholder?: string
  /** Stands in place of results while nothing has been asked for. */
  prompt?: string
  /** Heads a failed load. */
  failedTitle?: string
  listing: Listing
  /** The path of a product that is open in this listing. The same function, so that the products are not drawn again. */
  pathOf: (productId: string) => string
  /** Has a search box of its own. Default: true. */
  hasSearch?: boolean
  /** Products on all pages, where they are known. */
  count?: number | undefined
  /** More products may come, on this page or another: stands in place of the count. */
  rest?: RestOfList | null
  /** Stands under the search box. */
  filter?: ReactNode
  /** The products of this page. */
  products: Reading<Product[]>
  hasNext: boolean
}

/** A page of products under its title, with its search, its view and its paging. */
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
  const { hrefFor, say, settings } = usePortal()
  useHeadTitle(isTitlePending ? null : pageTitle)
  const { ref: measured, isNarrow } = useIsNarrow({ below: 40 })
  const [chosenView] = useStoredAtom(listingViewAtom)
  // The products follow when the press is answered: the switch of prices and the choice of a view show it at once.
  const view = useDeferredValue(chosenView)
  // A merchant who hides prices hides them at once.
  const seesPrices = useDeferredValue(useSeesPrices()) && !settings.hidesProductPrices
  const { draft, type, submit } = useSearchDraft({ search: listing.search, onSearch: listing.searchFor })
  const age = useAge(products)
  const top = useRef<HTMLDivElement>(null)
  const { page, openProductId, talliedProductId } = listing
  const listed = (productId: string | null) => products.data?.find(({ id }) => id === productId)

  // Kept, so that the products are not drawn again with each that opens.
  const open = useStableHandler((product: Product) => listing.openProduct(product.id))
  const tally = useStableHandler((product: Product) => listing.tallyProduct(product.id))
  const goTo = (next: number) => {
    listing.goToPage(next)
    // The next page is read from its top; a product that was open stays where it was. The pressed button may be disabled
    // while that is read, and would lose the focus.
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    scrollToElement(top.current, { block: 'start' })
  }

  return (
    <InCartSums>
      <S.Content ref={measured} aria-label={title}>
        <H.Head ref={top}>
          <H.Title>
            {back && (
              <H.Back href={hrefFor(back.path)} aria-label={say(productsWords).back(back.name)}>
                <ChevronLeft aria-hidden />
              </H.Back>
            )}
            {isTitlePending ? (
              <Skeleton width={220} height={34} />
            ) : (
              <Heading level={1} tabIndex={-1}>
                {title}
              </Heading>
            )}
          </H.Title>
          <ListingTools isNarrow={isNarrow} />
          {hasSearch && (
            <H.Search>
              <SearchInput
                label={say(productsWords).searchIn(title)}
                placeholder={placeholder}
                value={draft}
                onChange={type}
                onSubmit={submit}
              />
            </H.Search>
          )}
        </H.Head>
        {(rest || count > 0) && (
          <S.Told>
            <S.Count role="status">
              {rest ? rest.text : [say(productsWords).count(count), ...(age ? [age] : [])].join(' · ')}
            </S.Count>
            <AskForRest rest={rest} />
          </S.Told>
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
