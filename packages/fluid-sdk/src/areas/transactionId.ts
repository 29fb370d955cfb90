import { FluidNoRecordsError } from '../errors'
import type { WireTransactionKey } from '../wire/transactions'

/** The number and suffix of a transaction of any type. */
export interface TransactionId {
  number: number
  suffix: number
}

/** Input names of the id's parts, by their two wire names each. */
export const ID_FIELDS = {
  transactionNumber: 'number',
  transactionSuffix: 'suffix',
  numTran: 'number',
  suffixTran: 'suffix',
} satisfies Record<string, keyof TransactionId>

/** Returns whether an id names no transaction at all. */
export function isNone({ number, suffix }: TransactionId): boolean {
  return number === 0 && suffix === 0
}

/** Encodes the id for the wire. 0-0 names no transaction, and no call is made for it (decision A13h). */
export function toWireKey(id: TransactionId, operation: string): WireTransactionKey {
  if (isNone(id)) throw new FluidNoRecordsError('No matching records', operation)
  return { transactionNumber: id.number, transactionSuffix: id.suffix }
}
