import { FluidNoRecordsError } from '../errors'
import type { WireTransactionKey } from '../wire/transactions'

/** The number and suffix that name a transaction, whatever its type. */
export interface TransactionId {
  number: number
  suffix: number
}

/** The names of an id's parts by their wire names, of which there are two each. */
export const ID_FIELDS = {
  transactionNumber: 'number',
  transactionSuffix: 'suffix',
  numTran: 'number',
  suffixTran: 'suffix',
} satisfies Record<string, keyof TransactionId>

/** Tells whether an id stands for no transaction at all. */
export function isNone({ number, suffix }: TransactionId): boolean {
  return number === 0 && suffix === 0
}

/** Spells the id as the wire wants it. 0-0 names no transaction, and no call is made for it (decision A13h). */
export function toWireKey(id: TransactionId, operation: string): WireTransactionKey {
  if (isNone(id)) throw new FluidNoRecordsError('No matching records', operation)
  return { transactionNumber: id.number, transactionSuffix: id.suffix }
}
