'use client'

import { CatalogueBrowser, cataloguePathOf, ProductList } from '@trade-portal/portal-components'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { routeAt } from '../../../../trade/routes'
import { Trade } from '../../../../trade/Trade'

/** The catalogue. The address holds the category and the page of the listing. */
export default function ProductsPage() {
  const router = useRouter()
  const path = usePathname()
  const page = Number(useSearchParams().get('page') ?? 1)
  const cataloguePath = cataloguePathOf(routeAt(path))
  return (
    <Trade>
      {cataloguePath.typeId ? (
        <ProductList
          cataloguePath={cataloguePath}
          page={page}
          onPageChange={(next) => router.push(`${path}?page=${next}`)}
        />
      ) : (
        <CatalogueBrowser cataloguePath={cataloguePath} />
      )}
    </Trade>
  )
}
