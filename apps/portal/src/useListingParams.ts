import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** What a listing keeps in its address: its page, its search under the given name, and the open product. */
export function useListingParams(searchName: 'search' | 'value') {
  const [parameters, setParameters] = useSearchParams()
  const navigate = useNavigate()
  const hasOpenedProduct = useRef(false)

  const withParameter = (name: string, value: string | null, alsoWithout: string[] = []) => {
    const next = new URLSearchParams(parameters)
    for (const other of alsoWithout) next.delete(other)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }

  return {
    page: Number(parameters.get('page') ?? 1),
    search: parameters.get(searchName) ?? '',
    openProductId: parameters.get('product'),
    onPageChange: (page: number) => setParameters(withParameter('page', page > 1 ? String(page) : null)),
    // Each pause in typing is not a place to come back to.
    onSearchChange: (search: string) =>
      setParameters(withParameter(searchName, search, ['page']), { replace: true }),
    onOpenProductChange: (productId: string | null) => {
      if (productId) {
        hasOpenedProduct.current = true
        setParameters(withParameter('product', productId), { preventScrollReset: true })
      } else if (hasOpenedProduct.current) {
        // The way back is where the customer came from, so that Back does not open it again.
        hasOpenedProduct.current = false
        void navigate(-1)
      } else {
        setParameters(withParameter('product', null), { replace: true, preventScrollReset: true })
      }
    },
  }
}
