import type { Product } from '@trade-portal/fluid-sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import { usePausedTerm } from '../searchPause'
import { usePortal } from '../../context/PortalContext'
import { usePortalQueries } from '../../context/queries'
import { inTurns } from '../cart/inTurns'
import { lengthsQuery, searchQuery } from '../catalogue/catalogue'
import { codeKey } from './judgePad'
import type { Found, Lengths, Unread } from './judgePad'

const SEARCHES_AT_ONCE = 3

/** Searches for the products of codes, three at a time, after a typing pause. Each result stays cached. */
export function useFoundProducts(codes: readonly string[]): ReadonlyMap<string, Found> {
  const { client, session } = usePortal()
  const keys = [...new Set(codes.map(codeKey))].filter((key) => key !== '')
  const asked = new Set(usePausedTerm(keys.join('\n')).split('\n'))
  const isSignedIn = session.status === 'signedIn'
  const queries = keys.map((key) => {
    const { queryKey } = searchQuery(client, key)
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      inTurns(client, () => client.catalogue.searchProducts({ term: key }, { signal }), SEARCHES_AT_ONCE)
    return { queryKey, queryFn, enabled: isSignedIn && asked.has(key) }
  })
  const answers = usePortalQueries<Product[]>(queries)
  return new Map(keys.map((key, index) => [key, lookupOf(answers[index], (products) => ({ products }))]))
}

/** Reads the lengths that products are sold in. Use it for lines of a pad with lengths. */
export function useStockedLengths(productIds: readonly string[]): ReadonlyMap<string, Lengths> {
  const { client } = usePortal()
  const queries = productIds.map((productId) => {
    const { queryKey } = lengthsQuery(client, productId)
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      inTurns(client, () => client.catalogue.listLengths({ productId }, { signal }))
    return { queryKey, queryFn }
  })
  const answers = usePortalQueries<number[]>(queries)
  return new Map(
    productIds.map((productId, index) => [productId, lookupOf(answers[index], (lengths) => ({ lengths }))]),
  )
}

type Answer<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>

function lookupOf<Data, Result>(
  answer: Answer<Data> | undefined,
  resultOf: (data: NonNullable<Data>) => Result,
): Result | Unread | 'looking' {
  if (answer?.data) return resultOf(answer.data)
  if (answer?.error) return { error: answer.error, retry: () => void answer.refetch() }
  return 'looking'
}
