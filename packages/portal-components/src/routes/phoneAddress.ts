/** A number with the extension behind it: `ext. 5`, `x 21`, `#7`. */
const EXTENSION = /[\s,;(]*(?:\bext(?:ension|n)?\b|(?<=[\d\s)])x(?=[.\s]*\d)|#)[.:\s]*(\d{1,7})/i
/** Grouped digits, and a word or capitals behind them, as in `1300 TIMBER` or `1-800-GO-FEDEX`. */
const NUMBER = /(\+?[\d(][\d\s().-]*)((?:[A-Z]+[\s-]?)+(?![a-z])|[A-Za-z]+)?/g
/** A number with as many digits is complete, and a word behind it means something else: `03 5550 1810 AH`. */
const WHOLE = 8
const LEAST = 3
const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** Returns the address that calls a written number; `null` for text that cannot be dialled. */
export function phoneAddress(written: string): string | null {
  const [found = '', extension] = EXTENSION.exec(written) ?? []
  const number = found === '' ? written : written.slice(0, written.indexOf(found))
  for (const [, digits = '', letters = ''] of number.matchAll(NUMBER)) {
    const dialled = digitsOf(digits) + (digitsOf(digits).length < WHOLE ? keysOf(letters) : '')
    const isNumber = dialled.length >= LEAST && digitsOf(digits).length > 1
    if (isNumber) return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`
  }
  return null
}

/** Returns the digits to dial: the 0 in brackets goes behind a country's number. */
function digitsOf(written: string): string {
  const dialled = written.startsWith('+') ? written.replace(/\(\s*0\s*\)/, '') : written
  return dialled.replace(/[^\d+]/g, '')
}

/** Returns the keys of a phone for these letters. */
function keysOf(letters: string): string {
  const keys = [...letters.toLowerCase()].map((letter) => KEYPAD.findIndex((key) => key.includes(letter)) + 2)
  return keys.filter((key) => key > 1).join('')
}
