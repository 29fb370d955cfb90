import type { OrderKind } from '@trade-portal/fluid-sdk'
import { completedOrderAtom } from './completedOrder'
import { useStoredAtom } from '../../context/atoms'

/** Gives what the customer placed last, once they have closed its number and until they press for another. */
export function useCompletedOrder(): OrderKind | null {
  const [completed] = useStoredAtom(completedOrderAtom)
  return completed === 'none' ? null : completed
}
