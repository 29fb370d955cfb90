import type { TransactionId } from '@trade-portal/fluid-sdk'
import { transactionType } from '../data/transactions/transactionType'
import { kindOfType, transactionName } from './transactionPaths'
import type { TransactionKind } from './transactionPaths'
import { transactionMessages } from '../messages/transaction'
import type { MessagesOf } from '../messages/MessagesOf'

/**
 * Returns the title of a transaction, with type and number: `Invoice 418823-0`. An unknown type is shown in the
 * merchant's words; `kind` replaces it until it is read.
 */
export function transactionTitle(
  { type = '', ...id }: TransactionId & { type?: string | undefined },
  kind: TransactionKind,
  messagesOf: MessagesOf,
): string {
  const words = messagesOf(transactionMessages)
  const known = transactionType(type, kind)
  return words.title(known ? words[known] : type, transactionName(kindOfType(type, kind), id))
}
