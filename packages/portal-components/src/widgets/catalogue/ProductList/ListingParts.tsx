import type { Product } from '@trade-portal/fluid-sdk'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** Custom parts of a listing. */
export interface ListingParts {
  /** Rendered at the end of a product's row or card, under its controls on narrow containers. */
  renderRowEnd?: ((product: Product) => ReactNode) | undefined
  /** Replaces the empty state, which it receives as an argument. */
  renderEmpty?: ((usual: ReactNode) => ReactNode) | undefined
}

export const ListingPartsContext = createContext<ListingParts>({})

/** Renders the host's part of a product's row, if any. */
export function RowEnd({ product }: { product: Product }) {
  return use(ListingPartsContext).renderRowEnd?.(product)
}
