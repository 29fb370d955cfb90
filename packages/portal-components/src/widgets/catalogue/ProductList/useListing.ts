import { useState } from 'react'
import { pageNumber } from '../../../data/catalogue/catalogue'

/** The state of a listing that the host may control. */
export interface ListingProps {
  /** Search term. Uncontrolled if omitted. */
  search?: string
  /** Called after a pause in typing. The results start at page 1. */
  onSearchChange?: (search: string) => void
  /** Page number, from 1. Uncontrolled if omitted. */
  page?: number
  onPageChange?: (page: number) => void
  /** Product in the open modal, or `null`. Uncontrolled if omitted. */
  openProductId?: string | null
  onOpenProductChange?: (productId: string | null) => void
  /** Product in the open tally modal, or `null`. Uncontrolled if omitted. */
  talliedProductId?: string | null
  onTalliedProductChange?: (productId: string | null) => void
  /** The surrounding page already has a search field for the whole catalogue. Default: false. */
  isSearchedAbove?: boolean
}

/** The state of a listing, controlled by the host or uncontrolled. */
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

/**
 * Returns the controlled or uncontrolled state of a listing. Use it where the host may set page, search and open
 * product.
 */
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
      // A host that controls the search also resets its page; a host that controls only the page is notified.
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
