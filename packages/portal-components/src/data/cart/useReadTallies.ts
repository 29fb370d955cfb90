import type { Cart } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { tallyQuery } from './cartQuery'
import { isUnderway } from './outbox/shownCart'

/** Reads the tallies of all lines of a cart. Use it before the whole cart is shown, as on paper. */
export function useReadTallies({ lines }: Cart): () => Promise<unknown> {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  return () => {
    const tallies = lines.filter((line) => line.isTally && !isUnderway(line))
    return Promise.allSettled(tallies.map(({ id }) => queryClient.ensureQueryData(tallyQuery(client, id))))
  }
}
