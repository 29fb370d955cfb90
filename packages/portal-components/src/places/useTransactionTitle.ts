import type { TransactionId } from '@trade-portal/fluid-sdk'
import { transactionQuery } from '../data/transactions/transactions'
import { useRead } from '../data/useRead'
import { usePortal } from '../context/PortalContext'
import type { TransactionKind } from './transactionPaths'
import { transactionTitle } from './transactionTitle'

/** The title of a transaction, for a page that names itself by it. */
export function useTransactionTitle(kind: TransactionKind, id: TransactionId): string {
  const { client, say } = usePortal()
  const { data } = useRead(transactionQuery(client, id))
  return transactionTitle({ ...id, type: data?.type }, kind, say)
}
