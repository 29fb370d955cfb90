import { describe, expect, it } from 'vitest'
import type { Answer } from './payload.ts'
import { openWorld } from '../testing/openWorld.ts'
import { addPayload, callRequest, ENDPOINT } from '../testing/requests.ts'

async function signedIn() {
  const world = openWorld()
  await world.signIn()
  const send = (change: (url: URL) => void, init: RequestInit = {}) => {
    const good = callRequest('getState', { companyID: '01' }, world.session)
    const url = new URL(good.url)
    change(url)
    const { method, headers } = good
    return world.sandbox.fetch(new Request(url, { method, headers, body: '{"companyID":"01"}', ...init }))
  }
  return { world, send }
}

const same = () => undefined

describe('the envelope', () => {
  it('is opened whatever stands before the proxy’s path', async () => {
    const { send } = await signedIn()
    expect((await send(same)).status).toBe(200)
    expect((await send((url) => (url.pathname = `/cascade${url.pathname}`))).status).toBe(200)
  })

  it.each([
    ['ipApi', 'userLogin'],
    ['ipService', 'Frameworks.Interfaces.Other'],
    ['ipFunction', 'getEverything'],
    ['ipFunction', 'constructor'],
  ])('is returned when %s is %s', async (name, value) => {
    const { send } = await signedIn()
    expect((await send((url) => url.searchParams.set(name, value))).status).toBe(404)
  })

  it('holds a POST of JSON, except for a sign-in, which is a form', async () => {
    const { world, send } = await signedIn()
    const get = await send(same, { method: 'GET', body: null })
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    expect((await send(same, { body: '{"companyID":' })).status).toBe(400)
    expect((await send(same, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    const form = callRequest('login', { userid: 'builder', password: 'x', domain: 'd', extra: 'e' })
    const json = new Request(form.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"userid":"builder"}',
    })
    expect((await world.sandbox.fetch(json)).status).toBe(415)
  })

  it('holds at most 1 MB, declared or not', async () => {
    const { send } = await signedIn()
    const fitting = JSON.stringify({ companyID: '01', padding: 'x'.repeat(900_000) })
    expect((await send(same, { body: fitting })).status).toBe(200)
    const large = JSON.stringify({ companyID: 'x'.repeat(1_000_001) })
    expect((await send(same, { body: large })).status).toBe(413)
    const chunks = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(300_000))
      },
    })
    expect((await send(same, { body: chunks, duplex: 'half' } as RequestInit)).status).toBe(413)
  })

  it('names each key that is missing or of another type', async () => {
    const { world } = await signedIn()
    expect((await world.post('getGeocode', { addressLine1: 1, addressLine2: 'Preston' })).body).toEqual({
      hasErrors: true,
      errorTable: [
        { field: 'addressLine1', msg: 'addressLine1 must be text' },
        { field: 'addressLine3', msg: 'addressLine3 must be text' },
      ],
    })
    expect((await world.post('getGeocode', null)).body).toMatchObject({ hasErrors: true })
    const rows = { tallyLength: [{ length: '2.4 m', qty: 1 }] }
    expect((await world.post('addCartProduct', { ...addPayload('none'), ...rows })).body).toEqual({
      hasErrors: true,
      errorTable: [{ field: 'tallyLength', msg: 'tallyLength row: length must be a number' }],
    })
    const mail = { typedoc: 'Invoice', customerID: '4021', format: 'pdf', emailDetails: {} }
    expect((await world.post('emailTransactions', mail)).body).toMatchObject({
      errorTable: Array(5).fill({ field: 'emailDetails' }),
    })
  })

  it('takes numbers, flags and lists in every spelling that the wire has', async () => {
    const { world } = await signedIn()
    const cart = await world.createCart()
    const nails = { ...addPayload(cart), quoteQty: '12', unitSell: '0' }
    for (const tallyLength of [[], null, undefined]) {
      expect((await world.post('addCartProduct', { ...nails, tallyLength })).body).toEqual({ lineID: 1 })
    }
    const tallyLength = [{ length: '2.4', qty: '3' }]
    const pine = { ...addPayload(cart), productID: 'PINE9045', UOM: 'm', quoteQty: '7.2', tallyLength }
    expect((await world.post('addCartProduct', pine)).body).toEqual({ lineID: 2 })
    const lines = { sessionID: cart, tpaID: 'U77', userName: 'builder' }
    const { CartContents } = await world.call('getCartContents', lines)
    expect(CartContents.map(({ prodQty }) => prodQty)).toEqual([36, 7.2])
    expect((await world.post('getCartTallies', { sessionID: cart, lineNo: '2' })).body).toEqual({
      CartTallies: [{ productID: 'PINE9045', length: 2.4, qty: 3 }],
    })

    const details = { deviceID: 'TP001', customerID: '4021', productID: 'NAIL90' }
    const price = async (incGST: unknown) => {
      const { body } = await world.post('getProductDetails', { ...details, incGST })
      return (body as Answer<'getProductDetails'>).ProductDetails?.[0]?.customerPrice
    }
    for (const yes of [true, 'true', 'yes', 'YES', 1, '1']) expect(await price(yes)).toBe(38.5)
    for (const no of [false, 'false', 'no', 'No', 0, '0']) expect(await price(no)).toBe(35)
    for (const neither of ['', 'on', 2, null, [true], undefined]) expect(await price(neither)).toBeUndefined()
    for (const number of ['', ' 1', '0x1', '1e2', 'NaN', true, [1], null]) {
      expect((await world.post('getCartTallies', { sessionID: cart, lineNo: number })).body).toMatchObject({
        errorTable: [{ field: 'lineNo', msg: 'lineNo must be a number' }],
      })
    }
  })

  it('is recorded as it was sent, oldest first', async () => {
    const { world } = await signedIn()
    world.sandbox.calls.splice(0)
    await world.post('getState', { companyID: '01' })
    await world.post('getGeocode', null)
    expect(world.sandbox.calls).toEqual([
      { operation: 'getState', payload: { companyID: '01' } },
      { operation: 'getGeocode', payload: null },
    ])
  })

  it('is recorded until 10,000 others have followed', async () => {
    const { world } = await signedIn()
    const { calls } = world.sandbox
    const others = Array.from({ length: 10_000 }, () => ({ operation: 'getGeocode', payload: null }))
    calls.splice(0, Infinity, { operation: 'getState', payload: null }, ...others.slice(1))
    await world.post('getGeocode', null)
    expect(calls).toEqual(others)
  })
})

describe('another origin', () => {
  it('may ask what the contract lists, and read every answer', async () => {
    const { world, send } = await signedIn()
    const response = await send(same, { method: 'OPTIONS', body: null })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, X-FLUID-CONTEXT, X-API-KEY',
      'access-control-max-age': '7200',
    })
    world.sandbox.faults.add({ operation: 'getState', kind: 'html' })
    for (const answer of [await send(same), await send(same), await send(same, { body: '{' })]) {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
  })
})

describe('any other address', () => {
  it('is not found', async () => {
    const { world } = await signedIn()
    for (const path of [
      '/',
      '/api/v1/cart',
      '/pictures/none.svg',
      '/%E0%A4%A',
      '/fluid/FluidAppServerProxy/x',
    ]) {
      expect((await world.sandbox.fetch(`${ENDPOINT}${path}`)).status).toBe(404)
    }
  })
})
