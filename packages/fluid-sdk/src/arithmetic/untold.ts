/**
 * Stands for a quantity or an amount that cannot be told: not finite, past what is counted exactly, or not written as a
 * number. It is a
 * plain number so that nothing breaks where it is stored or compared; ask `isTold` before a figure is shown.
 */
export const UNTOLD = Number.MAX_SAFE_INTEGER

/** Tells a quantity or an amount that can be shown from one that cannot, which is shown as '-'. */
export function isTold(figure: number): boolean {
  return Math.abs(figure) < UNTOLD
}

const NO_NUMBER = /^[+-]?(?:nan|inf(?:inity)?)$/i
const DIGIT = /\p{Nd}/u

/** Tells a value that was meant as a number, however it is written, from a word. */
export function isFigure(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && (DIGIT.test(value) || NO_NUMBER.test(value.trim()))
}
