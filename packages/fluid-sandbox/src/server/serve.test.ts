import { request as httpRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listOrders } from '../tables/orders.ts'
import { callRequest, orderPayload } from '../testing/requests.ts'
import { serve } from './serve.ts'
import { start } from '../testing/startServer.ts'

describe('two merchants on one port', () => {
  it('have their own customers, carts and orders', async () => {
    const { post, ironbark, cascade } = await start()
    await cascade.signIn()
    const cart = await cascade.createCart()
    await cascade.add(cart, {})
    const placed = await post(cascade, 'processComplete', orderPayload(cart), '/cascade')
    expect(await placed.json()).toEqual({ quoteNumber: 100_234 })
    const elsewhere = await post(cascade, 'processComplete', orderPayload(cart))
    expect(await elsewhere.json()).toMatchObject({ errorTable: [{ msg: 'Invalid Session ContextID' }] })
    expect(listOrders(ironbark.sandbox.database)).toEqual([])
    expect(listOrders(cascade.sandbox.database)).toHaveLength(1)
  })
})

describe('a server that fails on demand', () => {
  it('breaks the connection after the order is in', async () => {
    const { post, ironbark } = await start()
    await ironbark.signIn()
    const cart = await ironbark.createCart()
    await ironbark.add(cart, {})
    ironbark.sandbox.faults.add({ operation: 'processComplete', when: 'after', kind: 'reset' })
    const broken = await post(ironbark, 'processComplete', orderPayload(cart)).catch(
      (error: Error) => error.cause,
    )
    expect(broken).toMatchObject({ code: 'ECONNRESET' })
    expect(listOrders(ironbark.sandbox.database)).toHaveLength(1)
  })

  it('forgets a hanging call when the client goes away', async () => {
    const { base, ironbark } = await start()
    await ironbark.signIn()
    ironbark.sandbox.faults.add({ operation: 'getState', kind: 'hang' })
    const giveUp = AbortSignal.timeout(50)
    const call = fetch(callRequest('getState', { companyID: '01' }, ironbark.session, base), {
      signal: giveUp,
    })
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
    const next = await fetch(callRequest('getState', { companyID: '01' }, ironbark.session, base))
    expect(next.status).toBe(200)
  })

  it('closes while a call hangs', async () => {
    const { server, post, ironbark } = await start()
    await ironbark.signIn()
    ironbark.sandbox.faults.add({ operation: 'getState', kind: 'hang' })
    const call = post(ironbark, 'getState', { companyID: '01' }).catch((error: Error) => error)
    await expect.poll(() => ironbark.sandbox.calls.at(-1)?.operation).toBe('getState')
    await server.close()
    expect(await call).toBeInstanceOf(TypeError)
  })

  it('says that a port is taken', async () => {
    const { server } = await start()
    await expect(serve({ port: server.port, mounts: [] })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('the controls', () => {
  it('add and clear faults, and list orders, e-mails and calls, each merchant’s own', async () => {
    const { get, post, ironbark, cascade } = await start()
    await cascade.signIn()
    const fault = { operation: 'getState', kind: 'status', status: 503, times: null }
    const control = (method: string, body?: unknown) =>
      get('/cascade/__sandbox/faults', { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const states = async () => (await post(cascade, 'getState', { companyID: '01' }, '/cascade')).status
    expect((await control('POST', fault)).status).toBe(204)
    expect([await states(), await states()]).toEqual([503, 503])
    expect((await control('DELETE')).status).toBe(204)
    expect(await states()).toBe(200)
    expect((await control('POST', { operation: 'getState' })).status).toBe(400)

    const cart = await cascade.createCart()
    await cascade.add(cart, {})
    await post(cascade, 'processComplete', orderPayload(cart), '/cascade')
    expect(await (await get('/cascade/__sandbox/orders')).json()).toEqual([
      expect.objectContaining({ number: 100_234, total: 462 }),
    ])
    expect(await (await get('/__sandbox/orders')).json()).toEqual([])
    const email = { transactionType: 'Order', transactionNumber: 100_234, transactionSuffix: 0 }
    const to = { emailAddress: 'office@builder.example', format: 'pdf' }
    await post(cascade, 'emailTransaction', { ...email, ...to }, '/cascade')
    expect(await (await get('/cascade/__sandbox/emails')).json()).toEqual([
      expect.objectContaining({ kind: 'transaction', to: to.emailAddress, about: ['Order 100234-0'] }),
    ])
    expect(await (await get('/__sandbox/emails')).json()).toEqual([])
    const calls = (await (await get('/cascade/__sandbox/calls')).json()) as { operation: string }[]
    expect(calls.at(-1)?.operation).toBe('emailTransaction')
    expect(ironbark.sandbox.calls).toEqual([])
    expect((await get('/__sandbox/none')).status).toBe(404)
  })

  it('turn away pages and other machines’ names', async () => {
    const { base, get } = await start()
    expect((await get('/__sandbox/calls', { headers: { Origin: 'https://evil.example' } })).status).toBe(403)
    const status = await new Promise((resolve) => {
      httpRequest(`${base}/__sandbox/calls`, { headers: { Host: 'evil.example' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end()
    })
    expect(status).toBe(403)
  })
})
