import { foldText } from '@trade-portal/fluid-sdk'
import type { FluidClient, Product } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { searchQuery } from './catalogue'

/** Fewer letters match half of a catalogue, which is of no use. */
export const LEAST_LETTERS = 2

/**
 * Returns the products for a term from the cached answer to a shorter prefix, which includes them all; `null` without
 * such an answer. If none are left it also returns `null`: only the merchant can confirm that there are none.
 */
export function narrowedSearch(
  queryClient: QueryClient,
  client: FluidClient,
  term: string,
): Product[] | null {
  for (let length = term.length - 1; length >= LEAST_LETTERS; length--) {
    const { queryKey } = searchQuery(client, term.slice(0, length))
    const found = queryClient.getQueryData(queryKey)
    if (!found) continue
    const narrowed = found.filter((product) => holds(product, term))
    return narrowed.length > 0 ? narrowed : null
  }
  return null
}

function holds({ name, description }: Product, term: string): boolean {
  const wanted = foldText(term)
  return [name, description].some((text) => foldText(text).includes(wanted))
}
