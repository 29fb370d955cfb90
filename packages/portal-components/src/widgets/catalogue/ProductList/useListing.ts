import { useState } from 'react'

/** The state of a listing that a host may set and follow. */
export interface ListingProps {
  /** Term to search for, within the place or everywhere. Left out, the widget keeps it itself. */
  search?: string
  /** Called when typing pauses. The results begin at page 1. */
  onSearchChange?: (search: string) => void
  /** Number of the page, from 1. Left out, the widget keeps it itself. */
  page?: number
  onPageChange?: (page: number) => void
  /** The product whose modal is open, or `null`. Left out, the widget keeps it itself. */
  openProductId?: string | null
  onOpenProductChange?: (productId: string | null) => void
  /** The product whose lengths are being entered, or `null`. Left out, the widget keeps it itself. */
  talliedProductId?: string | null
  onTalliedProductChange?: (productId: string | null) => void
  /** The page around it has a search field of its own for the whole catalogue. Default: false. */
  isSearchedAbove?: boolean
}

/** The state of a listing, kept by the host, as in the address, or by the listing itself. */
export interface Listing {
  page: number
  search: string
  openProductId: string | null
  talliedProductId: string | null
  goToPage: (page: number) => void
  searchFor: (search: string) => void
  openProduct: (productId: string | null) => void
  tallyProduct: (productId: string | null) => void
}

const initial = {
  page: 1,
  search: '',
  openProductId: null as string | null,
  talliedProductId: null as string | null,
}

/** A number of a page, whatever an address says. */
export const pageNumber = (page: number) => (Number.isSafeInteger(page) && page > 0 ? page : 1)

/** Use it for a listing whose host may set its page, search and open product, or leave them to it. */
export function useListing(props: ListingProps): Listing {
  const [own, setOwn] = useState(initial)
  const { page = own.page, search = own.search, openProductId, talliedProductId } = props
  return {
    page: pageNumber(page),
    search,
    openProductId: openProductId === undefined ? own.openProductId : openProductId,
    talliedProductId: talliedProductId === undefined ? own.talliedProductId : talliedProductId,
    goToPage: (next) => {
      setOwn({ ...own, page: next })
      props.onPageChange?.(next)
    },
    searchFor: (term) => {
      setOwn({ ...own, search: term, page: 1 })
      props.onSearchChange?.(term)
      // A host that keeps the search resets its page too; one that keeps only the page has to be told.
      if (props.search === undefined && page !== 1) props.onPageChange?.(1)
    },
    openProduct: (productId) => {
      setOwn({ ...own, openProductId: productId })
      props.onOpenProductChange?.(productId)
    },
    tallyProduct: (productId) => {
      setOwn({ ...own, talliedProductId: productId })
      props.onTalliedProductChange?.(productId)
    },
  }
}
