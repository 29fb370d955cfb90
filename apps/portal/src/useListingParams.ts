import { useEffect, useRef } from 'react'
import { useNavigation, usePortalLocation } from './router/LocationContext'
import { useQueryParameters } from './router/useQueryParameters'

/** Marks a history entry made by opening a modal: closing the modal goes back. */
const OPENED = { isOpened: true }

/** Reads and sets a listing's part of the address: its page, its search under the given name, and the open modal. */
export function useListingParams(searchName: 'search' | 'value') {
  const { parameters, setParameters } = useQueryParameters()
  const { key, note } = usePortalLocation()
  const { goBack } = useNavigation()
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
      setParameters(withParameter(name, productId), { preservesScroll: true, note: OPENED })
    } else if ((note as typeof OPENED | undefined)?.isOpened) {
      // Closing goes back, so that Back does not open the modal again. A second press on the cross, before the first
      // has navigated, must not go further back.
      if (!isLeaving.current) goBack()
      isLeaving.current = true
    } else {
      setParameters(withParameter(name, null), { replace: true, preservesScroll: true })
    }
  }

  return {
    page: Number(parameters.get('page') ?? 1),
    search: parameters.get(searchName) ?? '',
    openProductId: parameters.get('product'),
    talliedProductId: parameters.get('tally'),
    onPageChange: (page: number) => setParameters(withParameter('page', page > 1 ? String(page) : null)),
    // Back returns to an earlier page, but not to each pause in typing.
    onSearchChange: (search: string) =>
      setParameters(withParameter(searchName, search, ['page']), { replace: !parameters.has('page') }),
    onOpenProductChange: (productId: string | null) => open('product', productId),
    onTalliedProductChange: (productId: string | null) => open('tally', productId),
  }
}
