import type { Cart } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { isCopied } from './isCopied'

const goods = (productId: string, quantity: number) => ({ productId, unit: 'ea', quantity })
const cartOf = (lines: ReturnType<typeof goods>[], id = 'C-1') => ({ id, lines }) as unknown as Cart
const transaction = [goods('NAIL', 2), goods('PINE', 3.6), goods('PINE', 2.4), goods('TRUCK', 1)]

describe('a transaction whose copying got no answer', () => {
  it('was copied where the cart has grown by its goods, but for what the delivery cost', () => {
    const after = cartOf([goods('NAIL', 5), goods('PINE', 6)])
    expect(isCopied(cartOf([goods('NAIL', 3)]), after, transaction)).toBe(true)
  })

  it('was not where the cart is as it was, or has grown by something else', () => {
    const before = cartOf([goods('NAIL', 3)])
    expect(isCopied(before, before, transaction)).toBe(false)
    expect(isCopied(before, cartOf([goods('NAIL', 4)]), transaction)).toBe(false)
    expect(isCopied(before, cartOf([goods('NAIL', 5), goods('PINE', 1)]), transaction)).toBe(false)
  })

  it('was where another cart took the place of the one before, which began empty', () => {
    const before = cartOf([goods('NAIL', 3)])
    expect(isCopied(before, cartOf([goods('NAIL', 2), goods('PINE', 6)], 'C-2'), transaction)).toBe(true)
  })

  it('counts what a credit took back as goods', () => {
    expect(isCopied(cartOf([]), cartOf([goods('NAIL', 2)]), [goods('NAIL', -2)])).toBe(true)
  })

  it('cannot be told where nobody knows what was in the cart', () => {
    expect(isCopied(null, cartOf([goods('NAIL', 2)]), [goods('NAIL', 2)])).toBe(false)
  })
})
