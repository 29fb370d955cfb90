import { describe, expect, it } from 'vitest'
import { emptyCart } from '../testing/emptyCart'
import { openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import type { Script } from '../testing/scriptedFetch'
import { readWireFixture } from '../testing/wireFixture'
import type { PlaceOrderInput } from './ordersArea'

const { ttGetUserDetails } = readWireFixture('getUserDetails').answer as {
  ttGetUserDetails: Record<string, unknown>[]
}

/** Presses Confirm Order where facts are missing from the back end's answers. */
async function press(script: Script, input: Parameters<typeof orderOf>[1] = {}) {
  const backEnd = await openOrderBackEnd(() => script)
  const seenCart = await backEnd.client.cart.read()
  const outcome = await backEnd.client.orders.place(orderOf(seenCart, input))
  expect(backEnd.sent('processComplete')).toEqual([])
  return outcome
}

describe('an order from which something is missing', () => {
  it('is not sent when the despatch method is offered no more [check-41]', async () => {
    const outcome = await press({}, { despatchMethod: 'ROCKET' })
    expect(outcome).toMatchObject({
      status: 'notSent',
      error: { message: 'Unable to find selected despatch method' },
    })
  })

  it('is not sent when there are no despatch methods [check-41]', async () => {
    const outcome = await press({ getListDespatchMethod: () => ({ DespatchMethodList: [] }) })
    expect(outcome).toMatchObject({
      status: 'notSent',
      error: { message: 'Unable to find selected despatch method' },
    })
  })

  it('is not sent without the customer’s details [check-42]', async () => {
    const outcome = await press({ getCustomerDetails: () => ({ CustomerDetails: [] }) })
    expect(outcome).toMatchObject({
      status: 'notSent',
      error: { message: 'Could not load customer details' },
    })
  })

  it('is not sent for a user of no customer [check-43]', async () => {
    const ofNobody = { ttGetUserDetails: [{ ...ttGetUserDetails[0], id_cust: '' }] }
    const outcome = await press({ getUserDetails: () => ofNobody })
    expect(outcome).toMatchObject({ status: 'notSent', error: { message: 'userDetails is not available' } })
  })

  it.each([
    [{ kind: 'Other' }, "An order has a kind: 'Order' or 'Quote'"],
    [{ kind: 'Order' }, 'An order has the cart that the customer saw: `seenCart`'],
    [undefined, "An order has a kind: 'Order' or 'Quote'"],
  ])('is not sent, and says what is missing of %j [case-322]', async (input, message) => {
    const backEnd = await openOrderBackEnd()
    const outcome = await backEnd.client.orders.place(input as unknown as PlaceOrderInput)
    expect(outcome).toMatchObject({ status: 'notSent', error: { isFluidError: true, message } })
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('has no cart when the merchant makes one without an id [check-44]', async () => {
    let id: string | undefined = 'C-1'
    const backEnd = await openOrderBackEnd(() => ({
      createCart: () => ({ cartSessionId: id }),
      getCartContents: () => ({ hasErrors: true, errorTable: [{ msg: 'Cart not found' }] }),
    }))
    id = undefined
    await expect(backEnd.client.cart.open()).rejects.toThrow('cartSessionId is undefined')
    const seenCart = await backEnd.client.cart.read()
    expect(seenCart).toEqual(emptyCart(''))
    const outcome = await backEnd.client.orders.place(orderOf(seenCart))
    expect(outcome).toMatchObject({ status: 'notSent', error: { message: 'cartSessionId is undefined' } })
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('is of nobody when the user details are empty [check-45]', async () => {
    const opening = openOrderBackEnd(() => ({ getUserDetails: () => ({ ttGetUserDetails: [] }) }))
    await expect(opening).rejects.toThrow('Could not load user details')
  })
})
