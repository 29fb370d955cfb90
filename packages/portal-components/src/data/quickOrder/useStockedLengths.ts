import { usePortal } from '../../context/PortalContext'
import { usePortalQueries } from '../../context/queries'
import { inTurns } from '../cart/inTurns'
import { lengthsQuery } from '../catalogue/catalogue'
import type { Lengths } from './judgePad'

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
  return new Map(productIds.map((productId, index) => [productId, lengthsOf(answers[index])]))
}

function lengthsOf(answer: ReturnType<typeof usePortalQueries<number[]>>[number] | undefined): Lengths {
  if (answer?.data) return { lengths: answer.data }
  if (answer?.error) return { error: answer.error, retry: () => void answer.refetch() }
  return 'looking'
}
