/**
 * The value of a quantity or an amount that cannot be told: not finite, past what is counted exactly, or not written as a
 * number. It is a plain number so that nothing breaks where it is stored or compared; ask `isTold` before a figure is
 * shown.
 */
export const UNTOLD = Number.MAX_SAFE_INTEGER

/** Returns whether a quantity or an amount can be shown; one that cannot is shown as '-'. */
export function isTold(figure: number): boolean {
  return Math.abs(figure) < UNTOLD
}

const NO_NUMBER = /^[+-]?(?:nan|inf(?:inity)?)$/i
const DIGIT = /\p{Nd}/u

/** Returns whether a value was meant as a number, however it is written: a word was not. */
export function isFigure(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && (DIGIT.test(value) || NO_NUMBER.test(value.trim()))
}
