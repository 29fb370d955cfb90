import { foldText } from '@trade-portal/fluid-sdk'
import type { FluidClient, Product } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { searchQuery } from './catalogue'

/** Fewer letters find half of a catalogue, which nobody looks through. */
export const LEAST_LETTERS = 2

/**
 * Gives the products of a term from the answer to a shorter one that it begins with, which holds them all; `null` where
 * there is no such answer. Where none is left there it is `null` too: that there are none is for the merchant to say.
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
