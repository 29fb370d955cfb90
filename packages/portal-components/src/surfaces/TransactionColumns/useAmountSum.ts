import type { TransactionSummary, Money } from '@trade-portal/fluid-sdk'
import { sumOfMoney } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'
import { invoicesWords } from '../../messages/invoices'

/** Adds up transactions, in words that say whether tax is in it. Use it for those that are selected, or sent. */
export function useAmountSum() {
  const portal = usePortal()
  const { formats, isTaxRegion, say } = portal
  return (transactions: readonly TransactionSummary[]): string => {
    const text = figureText(sumOf(transactions), formats.money, portal)
    return isTaxRegion ? text : say(invoicesWords).sum(text)
  }
}

/** Adds transactions up; credits are below 0, and one without an amount counts for nothing. */
export function sumOf(rows: readonly TransactionSummary[]): Money {
  return sumOfMoney(rows.map(({ amount }) => amount))
}
