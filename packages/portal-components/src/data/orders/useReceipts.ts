import { useStoredOwner } from '../../context/stored/openStored'
import { createReceipts } from './receipts'

/** The signed-in customer's receipts on this device. */
export function useReceipts() {
  return createReceipts(useStoredOwner())
}
