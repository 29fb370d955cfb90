import type { CartLine } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { sumInCart } from './sumInCart'

const line = (changes: Partial<CartLine>): CartLine => ({
  id: 1,
  productId: 'PINE',
  name: 'Pine',
  image: null,
  quantity: 1,
  unit: 'm',
  unitPrice: null,
  unitTax: 0,
  isTally: true,
  isDeliveryCharge: false,
  ...changes,
})

describe('sumInCart', () => {
  it('adds tallies of one product exactly, and keeps units apart [taps-180]', () => {
    const sums = sumInCart([
      line({ quantity: 0.1 }),
      line({ quantity: 0.2 }),
      line({ productId: 'NAIL', unit: 'box', quantity: 2 }),
      line({ productId: 'NAIL', unit: 'ea', quantity: 5 }),
    ])
    expect([...(sums.get('PINE') ?? [])]).toEqual([['m', 300]])
    expect([...(sums.get('NAIL') ?? [])]).toEqual([
      ['box', 2000],
      ['ea', 5000],
    ])
  })

  it('leaves out the delivery, and what is unknown', () => {
    const sums = sumInCart([
      line({ isDeliveryCharge: true }),
      line({ quantity: Number.NaN }),
      line({ quantity: 1e308 }),
      line({ quantity: 0 }),
    ])
    expect(sums.size).toBe(0)
  })
})
