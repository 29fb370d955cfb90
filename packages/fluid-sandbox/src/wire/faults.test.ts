import { describe, expect, it, vi } from 'vitest'
import { listOrders } from '../tables/orders.ts'
import { openWorld } from '../testing/openWorld.ts'
import { addPayload, callRequest, orderPayload } from '../testing/requests.ts'

async function withCart() {
  const world = openWorld()
  await world.signIn()
  const cart = await world.createCart()
  const orders = () => listOrders(world.sandbox.database).length
  return { world, cart, orders }
}

const states = { companyID: '01' }

describe('a fault', () => {
  it('happens once, to its own operation, by default', async () => {
    const { world } = await withCart()
    world.sandbox.faults.add({ operation: 'getState', kind: 'status', status: 503 })
    expect((await world.post('getBranches', states)).status).toBe(200)
    expect((await world.post('getState', states)).status).toBe(503)
    expect((await world.post('getState', states)).status).toBe(200)
  })

  it('happens as often as configured, to any operation, until it is cleared', async () => {
    const { world } = await withCart()
    world.sandbox.faults.add({ operation: '*', kind: 'status', status: 500, times: 2 })
    const statuses = async () => [
      (await world.post('getState', states)).status,
      (await world.post('getBranches', states)).status,
      (await world.post('getState', states)).status,
    ]
    expect(await statuses()).toEqual([500, 500, 200])
    world.sandbox.faults.add({ operation: '*', kind: 'status', status: 500, times: Infinity })
    expect(await statuses()).toEqual([500, 500, 500])
    world.sandbox.faults.clear()
    expect(await statuses()).toEqual([200, 200, 200])
  })

  it('before the call leaves nothing done, and after it everything', async () => {
    const { world, cart, orders } = await withCart()
    await world.add(cart, {})
    world.sandbox.faults.add({ operation: 'processComplete', kind: 'status', status: 502 })
    expect((await world.post('processComplete', orderPayload(cart))).status).toBe(502)
    expect(orders()).toBe(0)
    world.sandbox.faults.add({ operation: 'processComplete', when: 'after', kind: 'status', status: 502 })
    expect((await world.post('processComplete', orderPayload(cart))).status).toBe(502)
    expect(orders()).toBe(1)
    await expect(world.call('processComplete', orderPayload(cart))).rejects.toThrow('Cart session is closed')
  })

  it('can be a page of HTML, JSON that breaks off, or rows', async () => {
    const { world } = await withCart()
    world.sandbox.faults.add({ operation: 'getState', kind: 'html' })
    expect(await world.post('getState', states)).toEqual({ status: 200, body: expect.stringMatching(/<h1>/) })

    world.sandbox.faults.add({ operation: 'getState', kind: 'malformed' })
    const broken = await world.sandbox.fetch(callRequest('getState', states, world.session))
    expect(broken.headers.get('Content-Type')).toBe('application/json')
    await expect(broken.json()).rejects.toThrow(SyntaxError)

    const rows = [{ field: 'UOM', msg: 'Not today' }, { msg: 'Nor tomorrow' }]
    world.sandbox.faults.add({ operation: 'getState', kind: 'refusal', rows })
    expect((await world.post('getState', states)).body).toEqual({ hasErrors: true, errorTable: rows })
  })

  it('can end the session for good', async () => {
    const { world } = await withCart()
    world.sandbox.faults.add({ operation: 'getState', kind: 'expiry' })
    await expect(world.call('getState', states)).rejects.toThrow(/session has expired/)
    await expect(world.call('getBranches', states)).rejects.toThrow(/session has expired/)
    await world.signIn()
    expect(await world.call('getState', states)).toHaveLength(2)
  })

  it('can break the connection after the order is in', async () => {
    const { world, cart, orders } = await withCart()
    await world.add(cart, {})
    world.sandbox.faults.add({ operation: 'processComplete', when: 'after', kind: 'reset' })
    await expect(world.post('processComplete', orderPayload(cart))).rejects.toThrow(TypeError)
    expect(orders()).toBe(1)
  })

  it('can delay a call, which then goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { world, cart } = await withCart()
      world.sandbox.faults.add({ operation: 'addCartProduct', kind: 'delay', ms: 5000 })
      let isAnswered = false
      const call = world.call('addCartProduct', addPayload(cart)).then((answer) => {
        isAnswered = true
        return answer
      })
      await vi.advanceTimersByTimeAsync(4999)
      expect(isAnswered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await call).toEqual({ lineID: 1 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('can hang a call until whoever asked gives up, or the server closes', async () => {
    const { world, cart, orders } = await withCart()
    await world.add(cart, {})
    world.sandbox.faults.add({ operation: 'processComplete', when: 'after', kind: 'hang', times: 2 })
    const giveUp = new AbortController()
    const request = new Request(callRequest('processComplete', orderPayload(cart), world.session), {
      signal: giveUp.signal,
    })
    const first = world.sandbox.fetch(request)
    setTimeout(() => giveUp.abort(), 20)
    await expect(first).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(orders()).toBe(1)

    const second = world.sandbox.fetch(callRequest('processComplete', orderPayload(cart), world.session))
    setTimeout(() => world.sandbox.close(), 20)
    await expect(second).rejects.toThrow('The server closed')
    await expect(world.post('getState', states)).rejects.toThrow(TypeError)
  })
})
