import { describe, expect, it } from 'vitest'
import { foldText, plainText } from './foldText'

describe('foldText', () => {
  it.each([
    ['case', 'FN-5028B', 'fn-5028b'],
    ['spaces around and between', '  Lot  7\u00a0Banksia\n Rise ', 'lot 7 banksia rise'],
    ['a composed and a decomposed letter', 'Ta\u0304maki', 't\u0101maki'],
    ['a decomposed capital', 'A\u0304rai', '\u0101rai'],
    ['a curly apostrophe', 'O’Hara', "o'hara"],
    ['a turned one, a prime, a grave and an acute', '‘ʻ′`´', "'''''"],
    ['inches in curly quotes', '3/8” Bolt', '3/8" bolt'],
    ['inches in double primes', '3/8″ × 4″', '3/8" x 4"'],
    ['every dash', 'A‐B‑C–D—E−F－G', 'a-b-c-d-e-f-g'],
    ['a multiplication sign between sizes', '90×45', '90x45'],
    ['an asterisk between sizes, with a unit', '90mm * 45mm', '90mm x 45mm'],
    ['three sizes', '90*45*2.4', '90x45x2.4'],
    ['zero-width signs', '\ufeffFN\u200b-CL\u00adOUT\u200d', 'fn-clout'],
    ['marks of direction', '\u200eSP-1712\u200f \u202aLot\u202c \u2067x\u2069', 'sp-1712 lot x'],
  ])('folds %s', (_what, written, folded) => {
    expect(foldText(written)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })

  it.each([
    ['an asterisk that is between no sizes', 'grade * deck', 'grade x deck'],
    ['accents', 'Müller', 'Muller'],
    ['a hyphen and none', 'FN-5028B', 'FN5028B'],
    ['single and double quotes', "3/8'", '3/8"'],
    ['spaces and none', 'Lot 7', 'Lot7'],
  ])('keeps apart %s', (_what, one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })
})

describe('plainText', () => {
  it('leaves case and accents, and changes what no plain keyboard has', () => {
    expect(plainText(' Ta\u0304maki  “Deck”, O’Hara – 90MM × 45 ')).toBe(
      'T\u0101maki "Deck", O\'Hara - 90MM x 45',
    )
  })
})
