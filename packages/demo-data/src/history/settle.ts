import {
  addDays,
  type Day,
  daysBetween,
  earlier,
  monthEnd,
  monthsBetween,
  type Random,
  type SeedSettlement,
} from '@trade-portal/fluid-sandbox'
import { whole } from '../seed/random.ts'
import type { Trader } from './Trading.ts'

const CENT = 100

interface Debt {
  invoicedOn: Day
  total: number
  /** The customer will not pay before the dispute is settled. */
  isDisputed: boolean
}

/** Settlements of an invoice, or of a credit, up to a day. */
export function settle(
  random: Random,
  { invoicedOn, total, isDisputed }: Debt,
  { pays, today }: Pick<Trader, 'pays'> & { today: Day },
): SeedSettlement[] {
  // Always draws both numbers, so that one answer never shifts the next.
  const delay = whole(random, 20, 50)
  const lot = random()
  if (pays === 'promptly') {
    if (monthsBetween(invoicedOn, today) === 0) return []
    return [{ settledOn: earlier(addDays(monthEnd(invoicedOn), 1 + (delay % 5)), today), amount: total }]
  }
  if (isDisputed) return []
  const age = daysBetween(invoicedOn, today)
  if (total > 0 && age < 150 && lot < 0.05) return []
  const settledOn = addDays(invoicedOn, delay)
  if (settledOn > today) return []
  if (total > 0 && age < 120 && lot < 0.09) {
    return [{ settledOn, amount: Math.round(total / 2 / CENT) * CENT }]
  }
  return [{ settledOn, amount: total }]
}
