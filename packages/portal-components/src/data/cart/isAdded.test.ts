import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { isAdded } from './isAdded'

const line = (id: number, productId: string, quantity: number, isTally = false): CartLine => ({
  id,
  productId,
  name: productId,
  image: null,
  quantity,
  unit: isTally ? 'm' : 'ea',
  unitPrice: null,
  unitTax: 0,
  isTally,
  isDeliveryCharge: false,
})
const cart = (...lines: CartLine[]): Cart => ({ id: 'C-1', lines, totals: null, isReplacement: false })
const before = cart(line(1, 'NAIL90', 2), line(2, 'PINE9045', 14.4, true))
const nails = [line(0, 'NAIL90', 3)]
const tally = [line(0, 'PINE9045', 14.4, true)]

describe('goods whose answer was lost', () => {
  it('are in the cart when their line was raised by them, or is there', () => {
    expect(isAdded(before, cart(line(1, 'NAIL90', 5)), nails)).toBe(true)
    expect(isAdded(cart(), cart(line(7, 'NAIL90', 3)), nails)).toBe(true)
    expect(
      isAdded(cart(line(1, 'NAIL90', 0.1)), cart(line(1, 'NAIL90', 0.3)), [line(0, 'NAIL90', 0.2)]),
    ).toBe(true)
  })

  it('are in the cart when there is one tally more of that product and total', () => {
    const after = cart(line(1, 'NAIL90', 2), line(2, 'PINE9045', 14.4, true), line(3, 'PINE9045', 14.4, true))
    expect(isAdded(before, after, tally)).toBe(true)
    expect(isAdded(before, before, tally)).toBe(false)
    expect(
      isAdded(before, cart(line(2, 'PINE9045', 14.4, true), line(3, 'PINE9045', 7.2, true)), tally),
    ).toBe(false)
  })

  it('are in the cart that took the place of the one before when they are all of it', () => {
    const after = { ...cart(line(1, 'NAIL90', 3)), id: 'C-2' }
    expect(isAdded(before, after, nails)).toBe(true)
  })

  it('may be somebody else’s when the line grew by another quantity', () => {
    expect(isAdded(before, cart(line(1, 'NAIL90', 6)), nails)).toBe(false)
    expect(isAdded(before, cart(), nails)).toBe(false)
  })

  it('are only there when all of them are', () => {
    const list = [...nails, ...tally]
    expect(isAdded(cart(), cart(line(1, 'NAIL90', 3)), list)).toBe(false)
    expect(isAdded(cart(), cart(line(1, 'NAIL90', 3), line(2, 'PINE9045', 14.4, true)), list)).toBe(true)
  })

  it('are unknown where it is unknown what was there before', () => {
    expect(isAdded(null, cart(line(1, 'NAIL90', 3)), nails)).toBe(false)
  })
})
