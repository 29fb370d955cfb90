import { sumOfMoney } from '@trade-portal/fluid-sdk'
import type { Money, TransactionSummary } from '@trade-portal/fluid-sdk'

/** Adds transactions up; credits are below 0, and one without an amount counts for nothing. */
export function sumOf(rows: readonly TransactionSummary[]): Money {
  return sumOfMoney(rows.map(({ amount }) => amount))
}
