import { sessionAtom } from '../../portal/sessionAtom'

const values = ['none', 'Order', 'Quote'] as const

/** The kind of order placed last, once its customer has closed its number and until they press for another. */
export const completedOrderAtom = sessionAtom<(typeof values)[number]>({
  name: 'completed',
  initial: 'none',
  values,
})
