import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import type { OutboxView } from './cartOutbox'
import { shownCart } from './shownCart'

const line = (id: number, quantity: number, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  productId: `P${id}`,
  name: `Line ${id}`,
  image: null,
  quantity,
  unit: 'ea',
  unitPrice: 10_000,
  unitTax: 1000,
  isTally: false,
  isDeliveryCharge: false,
  ...changes,
})
const cart = (id: string, ...lines: CartLine[]): Cart => ({ id, lines, totals: null, isReplacement: false })
type Intents = OutboxView['intents']
const unsent = (cartId: string): Intents =>
  new Map([
    [1, { kind: 'quantity', cartId, lineId: 1, quantity: 9 }],
    [2, { kind: 'removal', cartId, lineId: 2 }],
  ]) as unknown as Intents
const view = (intents: Intents): OutboxView => ({
  intents,
  additions: [],
  held: new Set(),
  problems: new Map(),
  isStalled: false,
})
const quantities = ({ lines }: Cart) => lines.map(({ id, quantity }) => [id, quantity])
const settings = { isTaxInclusive: false }

describe('shownCart', () => {
  it('has the unsent changes of its own cart, and none of another one whose lines have the same numbers', () => {
    const read = cart('C-1', line(1, 2), line(2, 5))
    expect(quantities(shownCart(read, view(unsent('C-1')), settings))).toEqual([[1, 9]])
    expect(quantities(shownCart(read, view(unsent('C-0')), settings))).toEqual([
      [1, 2],
      [2, 5],
    ])
  })

  it('counts no delivery charge among the goods, nor in their sum', () => {
    const read = cart('C-1', line(1, 2), line(3, 1, { unitPrice: 450_000, isDeliveryCharge: true }))
    const shown = shownCart(read, view(new Map()), settings)
    expect(quantities(shown)).toEqual([[1, 2]])
    expect(shown.totals.subtotal).toBe(20_000)
  })
})
