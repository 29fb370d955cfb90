'use client'

import { CatalogueBrowser, placeOfPath, ProductList } from '@trade-portal/portal-components'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { placeAt } from '../../../../trade/places'
import { Trade } from '../../../../trade/Trade'

/** The catalogue: which part of it, and which page of a listing, stand in the address. */
export default function ProductsPage() {
  const router = useRouter()
  const path = usePathname()
  const page = Number(useSearchParams().get('page') ?? 1)
  const place = placeOfPath(placeAt(path))
  return (
    <Trade>
      {place.typeId ? (
        <ProductList place={place} page={page} onPageChange={(next) => router.push(`${path}?page=${next}`)} />
      ) : (
        <CatalogueBrowser place={place} />
      )}
    </Trade>
  )
}
