import { describe, expect, it } from 'vitest'
import { FluidTransportError, isLostAnswer, isSessionGone } from './errors'
import { createFixtureClient, fixtureSignIn } from './testing/fixtureClient'

describe('an answer', () => {
  it.each([null, 200, 500, 502, 504])('is lost with status %s', (status) => {
    expect(isLostAnswer(new FluidTransportError('addCartProduct', status))).toBe(true)
  })

  it.each([400, 403, 404, 413])('was given with status %s', (status) => {
    expect(isLostAnswer(new FluidTransportError('addCartProduct', status))).toBe(false)
  })

  it('was given by whatever else is thrown', () => {
    expect([isLostAnswer(new TypeError('no')), isLostAnswer(null)]).toEqual([false, false])
  })
})

describe('a lost answer', () => {
  const down = () => new Response('', { status: 502 })

  it('distinguishes a write, which may have been carried out, from a read on its way there', async () => {
    const { client } = createFixtureClient({ addCartProduct: down, getCartContents: down })
    await client.session.signIn(fixtureSignIn)
    const nails = { productId: 'NAIL90', unit: 'box', quantity: 2 }
    await expect(client.cart.addProduct(nails)).rejects.toMatchObject({ isOfWrite: true, status: 502 })
    await expect(client.cart.read()).rejects.toMatchObject({ isOfWrite: false, status: 502 })
  })

  it('is none where nobody is signed in any more', async () => {
    const { client } = createFixtureClient({ deleteCustomList: () => new Response('', { status: 401 }) })
    await client.session.signIn(fixtureSignIn)
    const ended = await client.lists.remove({ listId: 'L-301' }).catch((error: unknown) => error)
    expect([isSessionGone(ended), isLostAnswer(ended)]).toEqual([true, false])
  })
})
