import type { Product } from '@trade-portal/fluid-sdk'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** Parts of a listing that its host may draw itself. */
export interface ListingParts {
  /** Stands at the end of a product's row or card, under its controls on narrow containers. */
  renderRowEnd?: ((product: Product) => ReactNode) | undefined
  /** Takes the place of what is shown where there are no products. It is given what would stand there. */
  renderEmpty?: ((usual: ReactNode) => ReactNode) | undefined
}

/** The parts of the listing's host. */
export const ListingPartsContext = createContext<ListingParts>({})

/** The host's own part of a product's row, where it has one. */
export function RowEnd({ product }: { product: Product }) {
  return use(ListingPartsContext).renderRowEnd?.(product)
}
