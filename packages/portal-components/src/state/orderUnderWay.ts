import { atom } from 'jotai'
import { orderRecoveriesAtom } from './orderRecovery'
import { placementAtom } from './placement'

/** Whether an order is on its way or is being looked for: nothing may take the page away from under it. */
export const isOrderUnderWayAtom = atom(
  (get) =>
    get(placementAtom).status === 'sending' ||
    get(orderRecoveriesAtom).some(({ outcome }) => outcome === null),
)
