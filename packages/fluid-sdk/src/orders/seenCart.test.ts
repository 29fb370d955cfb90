import { describe, expect, it } from 'vitest'
import type { Cart } from '../areas/cart'
import type { CartLine } from '../areas/cartLine'
import { emptyCart } from '../testing/emptyCart'
import { isSameCart } from './deliveryChain'

const nails: CartLine = {
  id: 1,
  productId: 'NAIL90',
  name: 'Framing nail',
  image: null,
  quantity: 12,
  unit: 'box',
  unitPrice: 385_000,
  unitTax: 35_000,
  isTally: false,
  isDeliveryCharge: false,
}
const pine: CartLine = { ...nails, id: 2, productId: 'PINE9045', quantity: 14.4, unit: 'm', isTally: true }
const charge: CartLine = { ...nails, id: 3, productId: 'DEL20', quantity: 1, unit: 'ea' }
const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart('C-1'), lines })

describe('isSameCart', () => {
  it.each([
    ['another order of lines', cartOf(pine, nails)],
    ['another name', cartOf({ ...nails, name: 'Nail' }, pine)],
    ['a line taken out and put in again', cartOf({ ...nails, id: 9 }, pine)],
    ['a delivery charge', cartOf(nails, pine, charge)],
  ])('takes %s for the same cart', (_, fresh) => {
    expect(isSameCart(cartOf(nails, pine), fresh, ['DEL20'])).toBe(true)
  })

  it.each([
    ['another quantity', cartOf({ ...nails, quantity: 13 }, pine)],
    ['another unit', cartOf({ ...nails, unit: 'ea' }, pine)],
    ['another price', cartOf({ ...nails, unitPrice: 385_001 }, pine)],
    ['another tax', cartOf({ ...nails, unitTax: 35_001 }, pine)],
    ['a line less', cartOf(nails)],
    ['a line more', cartOf(nails, pine, nails)],
    ['a tally entered anew', cartOf(nails, { ...pine, id: 9 })],
    ['another cart', { ...cartOf(nails, pine), id: 'C-2' }],
    ['a replacement', { ...cartOf(nails, pine), isReplacement: true }],
    ['goods that no charge was made of', cartOf(nails, pine, { ...charge, productId: 'DOOR' })],
  ])('takes %s for a change', (_, fresh) => {
    expect(isSameCart(cartOf(nails, pine), fresh, ['DEL20'])).toBe(false)
  })
})
