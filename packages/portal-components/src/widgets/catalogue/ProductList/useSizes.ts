import type { CataloguePath, Product } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { useStoredAtom } from '../../../context/atoms'
import { usePortal } from '../../../context/PortalContext'
import { rangeQuery } from '../../../data/catalogue/catalogue'
import { listingViewAtom } from '../../../data/catalogue/listing'
import { sizeGridOf } from '../../../data/catalogue/sizeGrid'
import type { SizeGrid } from '../../../data/catalogue/sizeGrid'
import type { Reading } from '../../../data/useRead'
import { useRead } from '../../../data/useRead'

export interface Sizes {
  /** The range while it is shown by size; `null` for a list. */
  grid: Reading<SizeGrid> | null
}

/**
 * Offers a range by size where the names of its first page are sizes; `null` elsewhere, in a search and without a cart.
 * The whole range is read when the customer chooses the view.
 */
export function useSizes(options: {
  cataloguePath: CataloguePath
  page: readonly Product[] | undefined
  isSearched: boolean
}): Sizes | null {
  const { client, settings } = usePortal()
  const [view] = useStoredAtom(listingViewAtom)
  const { cataloguePath, page, isSearched } = options
  const isLikely = useMemo(() => sizeGridOf(page ?? []) !== null, [page])
  const mayShow = settings.hasCart && !isSearched && isLikely
  const isChosen = mayShow && view === 'sizes'
  const range = useRead(rangeQuery(client, cataloguePath), { isEnabled: isChosen })
  const grid = useMemo(() => range.data && sizeGridOf(range.data), [range.data])
  if (!mayShow || grid === null) return null
  return { grid: isChosen ? { ...range, data: grid } : null }
}
