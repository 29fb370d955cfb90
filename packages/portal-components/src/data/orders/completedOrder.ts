import type { OrderKind } from '@trade-portal/fluid-sdk'
import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'

/** The kind of order placed last, once its customer has closed its number and until they press for another. */
export const completedOrderAtom = storedAtom<'none' | OrderKind>(
  'completed',
  oneOf('none', 'Order', 'Quote'),
  'none',
)
