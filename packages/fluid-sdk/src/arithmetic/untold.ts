/**
 * Stands for a quantity or an amount that the wire makes absurd: not finite, or past what is counted exactly. It is a
 * plain number so that nothing breaks where it is stored or compared; ask `isTold` before a figure is shown.
 */
export const UNTOLD = Number.MAX_SAFE_INTEGER

/** Tells a quantity or an amount that can be shown from one that cannot, which is shown as '-'. */
export function isTold(figure: number): boolean {
  return Math.abs(figure) < UNTOLD
}

const NO_NUMBER = /^[+-]?(?:nan|inf(?:inity)?)$/i
const WRITTEN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Tells a value that could not be read but was meant as a number, too large or not finite, from a word. */
export function isAbsurd(value: unknown): boolean {
  if (typeof value === 'number') return true
  const text = typeof value === 'string' ? value.trim() : ''
  return NO_NUMBER.test(text) || WRITTEN.test(text)
}
