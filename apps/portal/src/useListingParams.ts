import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Marks an entry of the history that an opened modal made: closing it is going back. */
const OPENED = { isOpened: true }

/** What a listing keeps in its address: its page, its search under the given name, and the modal that is open. */
export function useListingParams(searchName: 'search' | 'value') {
  const [parameters, setParameters] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [key])

  const withParameter = (name: string, value: string | null, alsoWithout: string[] = []) => {
    const next = new URLSearchParams(parameters)
    for (const other of alsoWithout) next.delete(other)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }

  const open = (name: string, productId: string | null) => {
    if (productId) {
      setParameters(withParameter(name, productId), { preventScrollReset: true, state: OPENED })
    } else if ((state as typeof OPENED | null)?.isOpened) {
      // The way back is where the customer came from, so that Back does not open it again. A second press on the
      // cross, before the first has led back, must not lead further.
      if (!isLeaving.current) void navigate(-1)
      isLeaving.current = true
    } else {
      setParameters(withParameter(name, null), { replace: true, preventScrollReset: true })
    }
  }

  return {
    page: Number(parameters.get('page') ?? 1),
    search: parameters.get(searchName) ?? '',
    openProductId: parameters.get('product'),
    talliedProductId: parameters.get('tally'),
    onPageChange: (page: number) => setParameters(withParameter('page', page > 1 ? String(page) : null)),
    // Each pause in typing is not a place to come back to.
    onSearchChange: (search: string) =>
      setParameters(withParameter(searchName, search, ['page']), { replace: true }),
    onOpenProductChange: (productId: string | null) => open('product', productId),
    onTalliedProductChange: (productId: string | null) => open('tally', productId),
  }
}
