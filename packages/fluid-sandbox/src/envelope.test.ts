import { describe, expect, it } from 'vitest'
import { openWorld } from './testing/openWorld.ts'
import { callRequest, ENDPOINT } from './testing/requests.ts'

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
    const rows = { tallyLength: [{ length: '2.4', qty: 1 }] }
    expect(JSON.stringify((await world.post('addCartProduct', rows)).body)).toContain(
      'length must be a number',
    )
  })

  it('is kept, as it was asked, oldest first', async () => {
    const { world } = await signedIn()
    world.sandbox.calls.splice(0)
    await world.post('getState', { companyID: '01' })
    await world.post('getGeocode', null)
    expect(world.sandbox.calls).toEqual([
      { operation: 'getState', payload: { companyID: '01' } },
      { operation: 'getGeocode', payload: null },
    ])
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
