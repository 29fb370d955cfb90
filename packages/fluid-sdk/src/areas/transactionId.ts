import { FluidNoRecordsError } from '../errors'
import type { WireTransactionKey } from '../wire/transactions'

/** What names a transaction, whatever its type. */
export interface TransactionId {
  number: number
  suffix: number
}

/** Spells the id as the wire wants it. 0-0 names no transaction, and no call is made for it (decision A13h). */
export function toWireKey({ number, suffix }: TransactionId, operation: string): WireTransactionKey {
  if (number === 0 && suffix === 0) throw new FluidNoRecordsError('No matching records', operation)
  return { transactionNumber: number, transactionSuffix: suffix }
}
