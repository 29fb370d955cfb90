import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useCallback } from 'react'
import { usePortal } from '../context/PortalContext'
import { transactionPath } from './transactionPaths'
import type { TransactionKind } from './transactionPaths'

/** Returns the addresses of transactions' own pages; `undefined` where the host has no place `list`, such as `/orders`. */
export function useTransactionHref(list: '/orders' | '/invoices') {
  const { hrefFor, places } = usePortal()
  const hrefOf = useCallback(
    (kind: TransactionKind, id: TransactionId) => hrefFor(transactionPath(kind, id)),
    [hrefFor],
  )
  return !places || places.includes(list) ? hrefOf : undefined
}
