import { FluidTransportError } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../testing/sampleProduct'
import { openTestOutbox } from '../../../testing/testOutbox'

const lostAnswer = () => new FluidTransportError('updateCartProduct', null)

describe('other writes', () => {
  const product = sampleProduct({ id: 'P1', name: 'Line 1', customerPrice: 10_000 })

  it('wait for what is wanted of the same product, so that they build on it', async () => {
    const { outbox, want, calls } = openTestOutbox({ 1: 2 })
    want(1, 5)
    await outbox.write('P1', async () => void calls.push('add P1'))
    expect(calls).toEqual(['set 1 5', 'add P1'])
  })

  it('are not done while what they build on cannot be sent', async () => {
    const { outbox, want, calls, fail } = openTestOutbox({ 1: 2 })
    want(1, 5)
    const error = lostAnswer()
    fail(error)
    await expect(outbox.write('P1', async () => void calls.push('add P1'))).rejects.toBe(error)
    expect(calls).toEqual(['set 1 5'])
  })

  it('are done after everything that waits where they take the cart as it is', async () => {
    const { outbox, want, remove, calls } = openTestOutbox({ 1: 2, 2: 5 })
    want(1, 5)
    remove(2)
    await outbox.afterAll(async () => void calls.push('save'))
    expect(calls).toEqual(['set 1 5', 'remove 2', 'save'])
  })

  it('count a product until they are over, which is when the cart that holds it has been read', async () => {
    const { outbox, setInCart } = openTestOutbox({})
    const { promise, resolve } = Promise.withResolvers<void>()
    const added = outbox.add({ product, unit: 'ea', quantity: 4 }, async () => {
      setInCart(7, 4)
      await promise
    })
    expect(outbox.getView().additions).toMatchObject([{ quantity: 4, unit: 'ea' }])
    resolve()
    await added
    expect(outbox.getView().additions).toEqual([])
  })
})
