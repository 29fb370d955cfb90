import type { OrderKind } from '@trade-portal/fluid-sdk'
import { completedOrderAtom } from './completedOrder'
import { useStoredAtom } from '../../context/atoms'

/** Returns the kind of the customer's last order, from the moment they close its number until they place another. */
export function useCompletedOrder(): OrderKind | null {
  const [completed] = useStoredAtom(completedOrderAtom)
  return completed === 'none' ? null : completed
}
