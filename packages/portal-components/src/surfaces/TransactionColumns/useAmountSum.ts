import type { TransactionSummary, Money } from '@trade-portal/fluid-sdk'
import { sumOfMoney } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'
import { invoicesMessages } from '../../messages/invoices'

/** Returns a function that sums up transactions as text, with a note about tax. */
export function useAmountSum() {
  const portal = usePortal()
  const { formats, isTaxRegion } = portal
  const words = useMessages(invoicesMessages)
  return (transactions: readonly TransactionSummary[]): string => {
    const text = figureText(sumOf(transactions), formats.money, portal)
    return isTaxRegion ? text : words.sum(text)
  }
}

/** Sums up transactions. Credits are below 0; a transaction without an amount counts as 0. */
export function sumOf(rows: readonly TransactionSummary[]): Money {
  return sumOfMoney(rows.map(({ amount }) => amount))
}
