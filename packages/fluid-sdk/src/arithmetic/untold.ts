/**
 * The value of an unknown quantity or amount: not finite, too large to be counted exactly, or not written as a
 * number. It is a plain number so that nothing breaks where it is stored or compared; check `isTold` before showing a
 * figure.
 */
export const UNTOLD = Number.MAX_SAFE_INTEGER

/** Returns whether a quantity or an amount can be shown; one that cannot is shown as '-'. */
export function isTold(figure: number): boolean {
  return Math.abs(figure) < UNTOLD
}

const NO_NUMBER = /^[+-]?(?:nan|inf(?:inity)?)$/i
const DIGIT = /\p{Nd}/u

/** Returns whether a value was meant as a number, however it is written. A word was not. */
export function isFigure(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && (DIGIT.test(value) || NO_NUMBER.test(value.trim()))
}
