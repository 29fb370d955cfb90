import type { Branch, DeliveryQuote, DeliveryQuoteInput, DespatchRule, Money } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortal } from '../../PortalContext'
import { deliveryQuoteQuery } from '../../queries/checkout'
import { useDebounced } from './useDebounced'

const PAUSE = 600

/** What is known of the delivery. */
export type DeliveryPrice =
  | { status: 'none' }
  | { status: 'pending' }
  | { status: 'failed'; error: unknown }
  /** There is nothing to price it by, or no branch was found near it: the branch will. */
  | { status: 'byBranch'; isLookedFor: boolean }
  | { status: 'priced'; quote: DeliveryQuote; branch: Branch | undefined }

/**
 * Prices the delivery to an address while it is typed. Use it where the customer has to see the price before they
 * order.
 */
export function useDeliveryQuote(options: {
  input: DeliveryQuoteInput
  rule: DespatchRule
  branches: readonly Branch[]
}) {
  const { client } = usePortal()
  const { input, rule, branches } = options
  const isDelivery = rule.flow === 'closestBranch'
  const hasPlace = input.address.trim() !== '' || input.suburb.trim() !== ''
  const wanted = JSON.stringify(input)
  const isSettled = useDebounced(wanted, PAUSE) === wanted
  const query = useQuery({
    ...deliveryQuoteQuery(client, input),
    enabled: isDelivery && hasPlace && isSettled,
  })
  // The order found another charge than the one shown: that one counts, for as long as the place is the same.
  const [found, setFound] = useState<{ for: string; charge: Money | null } | null>(null)

  const price = delivery()
  const quoted = price.status === 'priced' ? (price.quote.charge?.amount ?? null) : null
  return {
    price,
    /** Prices it again, after it failed. */
    retry: () => void query.refetch(),
    /** Without tax; `null` when nothing is known to be charged. */
    charge: isDelivery && found?.for === wanted ? found.charge : quoted,
    correctCharge: (charge: Money | null) => setFound({ for: wanted, charge }),
  }

  function delivery(): DeliveryPrice {
    if (!isDelivery) return { status: 'none' }
    if (!hasPlace) return { status: 'byBranch', isLookedFor: false }
    if (!isSettled || query.isPending || (query.isError && query.isFetching)) return { status: 'pending' }
    if (query.isError) return { status: 'failed', error: query.error }
    const quote = query.data
    if (!quote) return { status: 'byBranch', isLookedFor: true }
    return { status: 'priced', quote, branch: branches.find(({ id }) => id === quote.branchId) }
  }
}
