import { describe, expect, it } from 'vitest'
import { openWorld } from '@trade-portal/fluid-sandbox/testing/openWorld'
import { openNodeSandbox } from '../node.ts'
import { HUGE_CART_ID } from './hugeCart.ts'

// Seconds on a busy machine.
describe('a seed that no screen should hold at once', { timeout: 30_000 }, () => {
  const openHuge = () => openWorld({}, openNodeSandbox({ merchant: 'ironbark', size: 'huge' }))
  const cart = { sessionID: HUGE_CART_ID, tpaID: 'TP1001', userName: 'builder' }

  it('has a cart of 500 lines that its customer reads and goes on with, and nobody else', async () => {
    const world = openHuge()
    await world.signIn('builder', 'ironbark')
    const { CartContents } = await world.call('getCartContents', cart)
    expect(CartContents).toHaveLength(500)
    expect(CartContents.every(({ prodQty, unitPrice }) => prodQty > 0 && unitPrice > 0)).toBe(true)
    const [ordinary] = CartContents.filter(({ isTally }) => !isTally)
    const { lineID } = await world.call('addCartProduct', {
      UOM: ordinary?.UOM ?? '',
      customerID: '104218',
      productID: ordinary?.productID ?? '',
      quoteQty: 1,
      sessionID: HUGE_CART_ID,
      tallyLength: [],
      unitSell: 0,
    })
    expect(lineID).toBe(ordinary?.lineID)
    const tally = CartContents.find(({ isTally }) => isTally)
    const { CartTallies } = await world.call('getCartTallies', {
      sessionID: HUGE_CART_ID,
      lineNo: tally?.lineID ?? 0,
    })
    expect(CartTallies.reduce((sum, { length, qty }) => sum + length * qty, 0)).toBeCloseTo(
      tally?.prodQty ?? 0,
      3,
    )
    await world.signIn('joiner', 'ironbark')
    await expect(
      world.call('getCartContents', { ...cart, tpaID: 'TP1002', userName: 'joiner' }),
    ).rejects.toThrow('Cart not found')
  })

  it('lists ten thousand orders and as many invoices', async () => {
    const world = openHuge()
    await world.signIn('builder', 'ironbark')
    const asked = { customerID: '104218', userName: 'builder', deviceID: 'TPIRONBARK' }
    const { Order } = await world.call('getCustomerTransactions', { ...asked, limit: 10_000 })
    expect(Order).toHaveLength(10_000)
    const { InvoiceTP } = await world.call('getCustomerInvoicesTP', { ...asked, fromDate: '', toDate: '' })
    expect(InvoiceTP.length).toBeGreaterThanOrEqual(10_000)
  })
})
