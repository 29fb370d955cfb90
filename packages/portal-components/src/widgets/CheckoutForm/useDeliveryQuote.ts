import type {
  Branch,
  DeliveryCost,
  DeliveryQuote,
  DeliveryQuoteInput,
  DespatchRule,
  FoundCharge,
} from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { usePortalQuery, useQueryCache } from '../../portal/queries'
import { deliveryQuoteQuery } from '../../data/checkout/checkout'
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
  const queryClient = useQueryCache()
  const { input, rule, branches } = options
  const isDelivery = rule.flow === 'closestBranch'
  const hasPlace = input.address.trim() !== '' || input.suburb.trim() !== ''
  const wanted = JSON.stringify(input)
  const isSettled = useDebounced(wanted, PAUSE) === wanted
  const quoteQuery = deliveryQuoteQuery(client, input)
  const query = usePortalQuery({ ...quoteQuery, enabled: isDelivery && hasPlace && isSettled })
  // The order found that the charge costs something else than was quoted: that counts, for as long as the quote is the same.
  const [found, setFound] = useState<{ for: string; cost: DeliveryCost } | null>(null)

  const price = delivery()
  const quoted = price.status === 'priced' ? price.quote.charge : null
  const quotedFor = JSON.stringify([input, quoted])
  const isFound = found?.for === quotedFor
  return {
    price,
    /** Prices it again, after it failed. */
    retry: () => void query.refetch(),
    /** `null` when nothing is known to be charged. */
    cost: isFound ? found.cost : costOf(quoted?.amount ?? null),
    /** The quote, where `cost` is not the quote. */
    quote: isFound ? (quoted?.amount ?? null) : null,
    /** Takes what the order found. */
    correct({ charge, tax, quote }: FoundCharge) {
      queryClient.setQueryData(quoteQuery.queryKey, quote)
      const isOfLine = charge !== null && tax !== null
      setFound(isOfLine ? { for: JSON.stringify([input, quote?.charge]), cost: { charge, tax } } : null)
    },
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

function costOf(charge: number | null): DeliveryCost | null {
  return charge === null ? null : { charge, tax: null }
}
