import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { figureText } from '../../words/prices'

/** Adds up invoices and credits, in words that say whether tax is in it. Use it for those that are selected. */
export function useInvoiceSum() {
  const portal = usePortal()
  const { formats, isTaxRegion, messages } = portal
  return (invoices: readonly TransactionSummary[]): string => {
    const sum = invoices.reduce((total, { amount }) => total + (amount ?? 0), 0)
    const text = figureText(sum, formats.money, portal)
    return isTaxRegion ? text : messages.invoices.sum(text)
  }
}
