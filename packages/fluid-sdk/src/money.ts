/**
 * An amount of money: an integer count of ten-thousandths of a dollar, so that a unit price with four decimals is
 * exact. `34_500` is $3.45. Absent and zero prices are `null` in the domain ("Price on request").
 */
export type Money = number
