import { useStoredOwner } from '../../context/stored/useStored'
import { createReceipts } from './receipts'

/** Returns the signed-in customer's receipts on this device. */
export function useReceipts() {
  return createReceipts(useStoredOwner())
}
