import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { hasGrownBy, missingGoods } from './cartGrowth'

const goods = (productId: string, quantity: number, unit = 'ea') => ({
  productId,
  name: `${productId}, planed`,
  quantity,
  unit,
})
const cart = (lines: ReturnType<typeof goods>[], id = 'C-1'): Cart => ({
  id,
  lines: lines.map((line, index) => ({ ...line, id: index + 1 }) as CartLine),
  totals: null,
  isReplacement: false,
})
const missing = (before: Cart, after: Cart, ...copied: ReturnType<typeof goods>[]) =>
  missingGoods({ before, after }, copied, ['DEL']).map(({ productId }) => productId)

describe('missingGoods', () => {
  const before = cart([goods('NAIL', 2), goods('PINE', 14.4, 'm')])

  it('names a line that did not come beside one of its product in another unit [case-111]', () => {
    const copied = [goods('PINE', 17.7, 'm'), goods('PINE', 5, 'pallet')]
    const after = cart([goods('NAIL', 2), goods('PINE', 32.1, 'm')])
    expect(missingGoods({ before, after }, copied, [])).toEqual([copied[1]])
  })

  it.each([
    ['raised lines', cart([goods('NAIL', 5), goods('PINE', 14.4, 'm')]), [goods('NAIL', 3)]],
    [
      'lines of their own',
      cart([...before.lines, goods('NAIL', 3), goods('OAK', 1)]),
      [goods('NAIL', 3), goods('OAK', 1)],
    ],
    ['a product twice', cart([goods('NAIL', 7)]), [goods('NAIL', 3), goods('NAIL', 2)]],
    ['another spelling', cart([goods('NAIL', 3), goods('oak – 1', 1, 'EA')]), [goods('OAK - 1', 1)]],
    ['another unit', cart([goods('NAIL', 2), goods('OAK', 12, 'lm')]), [goods('OAK', 4)]],
    ['what a credit took back', cart([goods('NAIL', 4)]), [goods('NAIL', -2)]],
    ['text and a charge', before, [goods('', 1), goods('NAIL', 0), goods('DEL', 1)]],
    [
      'a tenth three times',
      cart([goods('NAIL', 2.3)]),
      [goods('NAIL', 0.1), goods('NAIL', 0.1), goods('NAIL', 0.1)],
    ],
    ['a new cart', cart([goods('NAIL', 1)], 'C-2'), [goods('NAIL', 1)]],
  ])('misses nothing of %s [case-111]', (_, after, copied) => {
    expect(missing(before, after, ...copied)).toEqual([])
  })

  it.each([
    ['did not come', before, [goods('OAK', 1), goods('NAIL', 0.5)], ['OAK', 'NAIL']],
    ['came in part', cart([goods('NAIL', 4)]), [goods('NAIL', 3)], ['NAIL']],
    ['came once of twice', cart([goods('NAIL', 4)]), [goods('NAIL', 2), goods('NAIL', 3)], ['NAIL']],
    ['was taken for what was there', before, [goods('NAIL', 2)], ['NAIL']],
    ['is not in the new cart', cart([], 'C-2'), [goods('NAIL', 2)], ['NAIL']],
  ])('names what %s, once [case-111]', (_, after, copied, named) => {
    expect(missing(before, after, ...copied)).toEqual(named)
  })
})

describe('hasGrownBy', () => {
  const before = cart([goods('NAIL', 2), goods('PINE', 14.4, 'm')])
  const list = [goods('NAIL', 3), goods('PINE', 7.2, 'm'), goods('DEL', 1)]
  const hasGrown = (after: Cart, ...lines: ReturnType<typeof goods>[]) => hasGrownBy({ before, after }, lines)

  it.each([
    ['a line was raised by it', cart([goods('NAIL', 5)]), [goods('NAIL', 3)]],
    ['it is a line of its own', cart([...before.lines, goods('OAK', 1)]), [goods('OAK', 1)]],
    ['a tally is there twice', cart([...before.lines, goods('PINE', 14.4, 'm')]), [goods('PINE', 14.4, 'm')]],
    [
      'it adds up in tenths',
      cart([goods('NAIL', 2), goods('OAK', 0.3)]),
      [goods('OAK', 0.1), goods('OAK', 0.2)],
    ],
    ['all of it is in the new cart', cart([goods('NAIL', 3)], 'C-2'), [goods('NAIL', 3)]],
    ['all but the delivery came', cart([goods('NAIL', 5), goods('PINE', 21.6, 'm')]), list],
    ['one line of several came', cart([goods('NAIL', 5), goods('PINE', 14.4, 'm')]), list],
    ['it was what a credit took back', cart([goods('NAIL', 4)]), [goods('NAIL', -2)]],
  ])('is true where %s', (_, after, lines) => {
    expect(hasGrown(after, ...lines)).toBe(true)
  })

  it.each([
    ['the cart is as it was', before, list],
    ['nothing was to come', cart([goods('NAIL', 5)]), []],
    ['a line of nothing was to come', before, [goods('OAK', 0)]],
    ['a line grew by more', cart([goods('NAIL', 6)]), [goods('NAIL', 3)]],
    ['a line grew by less', cart([goods('NAIL', 4)]), [goods('NAIL', 3)]],
    ['a line became less', cart([]), [goods('NAIL', 2)]],
    [
      'the product grew in another unit',
      cart([...before.lines, goods('NAIL', 3, 'box')]),
      [goods('NAIL', 3)],
    ],
    ['something else came', cart([...before.lines, goods('OAK', 3)]), list],
  ])('is false where %s', (_, after, lines) => {
    expect(hasGrown(after, ...lines)).toBe(false)
  })

  it('is false where nobody knows what was in the cart', () => {
    expect(hasGrownBy({ before: null, after: cart([goods('NAIL', 3)]) }, [goods('NAIL', 3)])).toBe(false)
  })
})
