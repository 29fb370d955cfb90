import type { OrderKind } from '@trade-portal/fluid-sdk'
import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'
import { useStoredAtom } from '../../context/atoms'

/** The kind of the last order, from the moment its customer closes its number until they place another. */
export const completedOrderAtom = storedAtom<'none' | OrderKind>(
  'completed',
  oneOf('none', 'Order', 'Quote'),
  'none',
)

/** Returns the kind of the customer's last order, from the moment they close its number until they place another. */
export function useCompletedOrder(): OrderKind | null {
  const [completed] = useStoredAtom(completedOrderAtom)
  return completed === 'none' ? null : completed
}
