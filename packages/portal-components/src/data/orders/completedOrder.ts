import type { OrderKind } from '@trade-portal/fluid-sdk'
import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'

/** The kind of the last order, from the moment its customer closes its number until they place another. */
export const completedOrderAtom = storedAtom<'none' | OrderKind>(
  'completed',
  oneOf('none', 'Order', 'Quote'),
  'none',
)
