import type { Money } from '@trade-portal/fluid-sdk'

/** The ten-thousandths in a cent. */
const CENT = 100
/** A hundred thousand million dollars: no card pays it, and the form's field does not accept it. */
const LIMIT = 1e15

/** Returns whether an amount rounds to a cent or more: less is shown as 0, and a provider refuses it. */
export function isOwed(amount: Money): boolean {
  return Math.round(amount / CENT) > 0
}

/** Returns whether an amount can be paid by card: it is owed, and not an absurd figure from the back end. */
export function isPayable(amount: Money): boolean {
  return isOwed(amount) && amount < LIMIT
}
