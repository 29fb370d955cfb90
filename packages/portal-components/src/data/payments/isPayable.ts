import type { Money } from '@trade-portal/fluid-sdk'

/** The ten-thousandths in a cent. */
const CENT = 100
/** A hundred thousand million dollars, which no card pays, and which the form's field does not take. */
const LIMIT = 1e15

/** Tells whether an amount comes to a cent or more: what is less is shown as 0, and a provider refuses it. */
export function isOwed(amount: Money): boolean {
  return Math.round(amount / CENT) > 0
}

/** Tells whether an amount can be paid by card: it is owed, and no absurd one of the back end's. */
export function isPayable(amount: Money): boolean {
  return isOwed(amount) && amount < LIMIT
}
