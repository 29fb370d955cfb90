'use client'

import { CatalogueBrowser, placeOfPath, ProductList } from '@trade-portal/portal-components'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { placeAt } from '../../../../trade/places'
import { Trade } from '../../../../trade/Trade'

/** The catalogue. The address holds the category and the page of the listing. */
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
