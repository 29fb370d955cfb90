import { monthsBetween, type Day } from '../arithmetic/days.ts'
import type { Database } from '../database/database.ts'

/** A customer's debt by age, in ten-thousandths of a dollar. The five buckets add up to the account's balance. */
export interface AgedBalances {
  current: number
  days30: number
  days60: number
  days90: number
  /** 120 days and older. */
  days120: number
  /** Amount that must be paid now: all but the current bucket, and never below 0. */
  due: number
}

/** An invoice or a credit as a statement shows it. A credit's amounts are below 0. */
export interface LedgerItem {
  number: number
  suffix: number
  type: 'Invoice' | 'Credit'
  invoicedOn: Day
  amount: number
  /** Remainder of the amount after everything settled up to the requested day. */
  balance: number
  orderReference: string
}

/** A day's change to a customer's account, for the documents invoiced in one month. */
export interface Movement {
  /** The first day of the month. */
  month: Day
  movedOn: Day
  amount: number
}

/** A customer's balances on a day. An item's age counts calendar months, whatever the day of its month. */
export function balancesOn(database: Database, customerId: string, day: Day): AgedBalances {
  return balancesOf(readMovements(database, customerId), day)
}

/** Like `balancesOn`, from movements read once for many days. */
export function balancesOf(movements: readonly Movement[], day: Day): AgedBalances {
  const buckets: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const { month, movedOn, amount } of movements) {
    if (movedOn > day) continue
    const bucket = Math.min(monthsBetween(month, day), buckets.length - 1) as 0 | 1 | 2 | 3 | 4
    buckets[bucket] += amount
  }
  const [current, days30, days60, days90, days120] = buckets
  const due = Math.max(0, days30 + days60 + days90 + days120)
  return { current, days30, days60, days90, days120, due }
}

/** Reads invoiced amounts, and settled ones below 0. A settlement counts from the invoice's own day at the earliest. */
export function readMovements(database: Database, customerId: string): Movement[] {
  return database.all<Movement>(
    `SELECT substr(invoice_date, 1, 7) || '-01' AS month, movedOn, sum(amount) AS amount FROM (
       SELECT invoice_date, invoice_date AS movedOn, total AS amount FROM transactions
       WHERE customer_id = ? AND type IN ('Invoice', 'Credit') AND invoice_date <> ''
       UNION ALL
       SELECT invoice_date, max(invoice_date, settled_on), -amount
       FROM transactions JOIN settlements USING (number, suffix)
       WHERE customer_id = ? AND type IN ('Invoice', 'Credit') AND invoice_date <> ''
     ) GROUP BY 1, 2`,
    [customerId, customerId],
  )
}

/** The five buckets in one figure. */
export function accountBalance({ current, days30, days60, days90, days120 }: AgedBalances): number {
  return current + days30 + days60 + days90 + days120
}

/**
 * Rows of a statement of a day, oldest first: every open item, and every item invoiced in the day's month, paid or not.
 * Their balances add up to the buckets of `balancesOn`.
 */
export function openItemsOn(database: Database, customerId: string, day: Day): LedgerItem[] {
  return itemsOn(database, customerId, { day, from: `${day.slice(0, 7)}-01` })
}

/** Returns the items open on a day, and the settled ones invoiced on or after another day. */
function itemsOn(database: Database, customerId: string, { day, from }: { day: Day; from: Day }) {
  return database.all<LedgerItem>(
    `SELECT * FROM (
       SELECT number, suffix, type, invoice_date AS invoicedOn, total AS amount,
         total - coalesce((SELECT sum(amount) FROM settlements
           WHERE settlements.number = transactions.number AND settlements.suffix = transactions.suffix
             AND settled_on <= ?), 0) AS balance,
         order_reference AS orderReference
       FROM transactions
       WHERE customer_id = ? AND type IN ('Invoice', 'Credit') AND invoice_date BETWEEN '0' AND ?
     ) WHERE balance <> 0 OR invoicedOn >= ? ORDER BY invoicedOn, number, suffix`,
    [day, customerId, day, from],
  )
}
