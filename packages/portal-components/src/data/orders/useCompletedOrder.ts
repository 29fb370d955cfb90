import type { OrderKind } from '@trade-portal/fluid-sdk'
import { useAtomValue } from 'jotai'
import { completedOrderAtom } from './completedOrder'

/** Gives what the customer placed last, once they have closed its number and until they press for another. */
export function useCompletedOrder(): OrderKind | null {
  const completed = useAtomValue(completedOrderAtom)
  return completed === 'none' ? null : completed
}
