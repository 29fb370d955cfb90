import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listOrders } from '../tables/orders.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { callRequest, orderPayload } from '../testing/requests.ts'
import { serve } from './serve.ts'

const SCRIPT = 'export const words = {}\n'

const files: Record<string, string | Buffer> = {
  'portal/index.html': '<!doctype html><title>Portal</title>',
  'portal/404.html': '<!doctype html><title>Page not found</title>',
  'portal/sw.js': '// worker',
  'portal/embed/portal.js': '// elements',
  'portal/embed/.built-from': '1a2b3c',
  'portal/.vite/manifest.json': '{}',
  'portal/.well-known/security.txt': 'Contact: mailto:it@ironbark.example',
  'portal/assets/main-1a2b3c.js': SCRIPT,
  'portal/assets/main-1a2b3c.js.br': brotliCompressSync(SCRIPT),
  'portal/assets/main-1a2b3c.js.gz': gzipSync(SCRIPT),
  'portal/config/configuration.json': '{"of":"portal"}',
  'portal/config/theme.css': ':root{}',
  'cascade-config/configuration.json': '{"of":"cascade"}',
  'secret.txt': 'not for anyone',
}

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'fluid-serve-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const [ironbark, cascade] = [openWorld(), openWorld()]
  const root = join(folder, 'portal')
  const server = await serve({
    port: 0,
    mounts: [
      { path: '/', sandbox: ironbark.sandbox, root },
      { path: '/cascade/', sandbox: cascade.sandbox, root, config: join(folder, 'cascade-config') },
    ],
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const base = server.url.slice(0, -1)
  const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init })
  const post = (world: OpenWorld, operation: string, payload: unknown, under = '') =>
    fetch(callRequest(operation, payload, world.session, base + under))
  return { server, base, get, post, ironbark, cascade }
}

describe('the portal’s files', () => {
  it('come with their type, and are asked for again unless their name says what they hold', async () => {
    const { get } = await start()
    const facts = async (path: string) => {
      const response = await get(path)
      return [response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]
    }
    const html = [200, 'text/html; charset=utf-8', 'no-cache']
    expect(await facts('/')).toEqual(html)
    expect(await facts('/cascade/')).toEqual(html)
    expect(await facts('/sw.js')).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    expect(await facts('/config/theme.css')).toEqual([200, 'text/css; charset=utf-8', 'no-cache'])
    expect(await facts('/assets/main-1a2b3c.js')).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
  })

  it('come packed as the other side takes it, unless they were changed after the build', async () => {
    const { get } = await start()
    const script = async (accepted: string) => {
      const response = await get('/assets/main-1a2b3c.js', { headers: { 'Accept-Encoding': accepted } })
      const { headers } = response
      return [
        headers.get('Content-Encoding'),
        headers.get('Vary'),
        await response.text(),
        headers.get('ETag'),
      ]
    }
    const [brotli, vary, text, etag] = await script('gzip, deflate, br')
    expect([brotli, vary, text]).toEqual(['br', 'Accept-Encoding', SCRIPT])
    expect((await script('gzip'))[0]).toBe('gzip')
    const [plain, , plainText, plainEtag] = await script('br;q=0, identity')
    expect([plain, plainText]).toEqual([null, SCRIPT])
    expect(plainEtag).not.toBe(etag)
    expect(
      (await get('/config/theme.css', { headers: { 'Accept-Encoding': 'br' } })).headers.get(
        'Content-Encoding',
      ),
    ).toBeNull()
  })

  it('are not sent again while they are the same', async () => {
    const { get } = await start()
    const first = await get('/config/configuration.json')
    const etag = first.headers.get('ETag') ?? ''
    const again = await get('/config/configuration.json', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '36'])
  })

  it('let a page of another origin have the elements and the configuration, and nothing else [pack-07]', async () => {
    const { get } = await start()
    const opened = async (path: string) => (await get(path)).headers.get('Access-Control-Allow-Origin')
    expect(await opened('/embed/portal.js')).toBe('*')
    expect(await opened('/config/configuration.json')).toBe('*')
    expect(await opened('/cascade/config/configuration.json')).toBe('*')
    expect(await opened('/sw.js')).toBeNull()
  })

  it('are overlaid with the merchant’s own configuration', async () => {
    const { get } = await start()
    expect(await (await get('/config/configuration.json')).json()).toEqual({ of: 'portal' })
    expect(await (await get('/cascade/config/configuration.json')).json()).toEqual({ of: 'cascade' })
    expect(await (await get('/cascade/config/theme.css')).text()).toBe(':root{}')
  })

  it('are not the build’s own notes [case-332]', async () => {
    const { get } = await start()
    const status = async (path: string) => (await get(path)).status
    expect(await status('/.vite/manifest.json')).toBe(404)
    expect(await status('/cascade/.vite/manifest.json')).toBe(404)
    expect(await status('/embed/.built-from')).toBe(404)
    expect(await status('/.well-known/security.txt')).toBe(200)
  })

  it('end at their folder', async () => {
    const { base, get } = await start()
    for (const path of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/config/..%2f..%2fsecret.txt',
      '/a%00b',
      '/%E0%A4%A',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
    // A client that does not tidy its path up first.
    const status = await new Promise((resolve) => {
      httpRequest(base, { path: '/../secret.txt' }, (answer) => resolve(answer.resume().statusCode)).end()
    })
    expect(status).toBe(404)
  })
})

describe('an answer', () => {
  it('comes packed as the other side takes it', async () => {
    const { base, ironbark } = await start()
    await ironbark.signIn()
    const answer = async (accepted: string) => {
      const call = callRequest('getProductCategories', {}, ironbark.session, base)
      const { headers, status } = await fetch(call, {
        headers: { ...Object.fromEntries(call.headers), 'Accept-Encoding': accepted },
      })
      return [status, headers.get('Content-Encoding'), headers.get('Vary')]
    }
    expect(await answer('gzip, deflate, br')).toEqual([200, 'br', 'Accept-Encoding'])
    expect(await answer('gzip')).toEqual([200, 'gzip', 'Accept-Encoding'])
    expect(await answer('identity')).toEqual([200, null, 'Accept-Encoding'])
  })
})

describe('a real path', () => {
  it('without a file shows a visitor the build’s page for it, and leads nobody anywhere by itself [case-036]', async () => {
    const { get } = await start()
    const headers = { Accept: 'text/html,*/*;q=0.8' }
    for (const path of ['/orders', '/cascade/products/A%2FB/C?page=2', '//evil.test/login', '/wp-admin']) {
      const answer = await get(path, { headers })
      expect([answer.status, answer.headers.get('Location')]).toEqual([404, null])
      expect(await answer.text()).toContain('Page not found')
      // A script that asks for a file is told that there is none, and nothing more.
      expect(await (await get(path)).text()).not.toContain('Page not found')
    }
    expect((await get('/cascade')).headers.get('Location')).toBe('/cascade/')
  })

  it('of the portal answers a sign-in that was sent without scripts with the page again [case-041]', async () => {
    const { get } = await start()
    const body = new URLSearchParams({ username: 'builder', password: 'iron & bark' })
    for (const path of ['/', '/index.html', '/cascade/']) {
      const answer = await get(path, { method: 'POST', body })
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toContain('<title>Portal</title>')
      expect(page).not.toContain('iron')
    }
    expect((await get('/sw.js', { method: 'POST' })).status).toBe(405)
    expect((await get('/', { method: 'PUT' })).status).toBe(405)
  })
})

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
  it('add and clear faults, and tell orders, e-mails and calls, each merchant’s own', async () => {
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
