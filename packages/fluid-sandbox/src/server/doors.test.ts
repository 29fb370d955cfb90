import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'
import { callRequest } from '../testing/requests.ts'
import { serve } from './serve.ts'

const CALLS = '/__sandbox/calls'
const SPELLED = 'four words of mine'

async function start(host?: string) {
  const world = openWorld()
  const server = await serve({
    port: 0,
    mounts: [{ path: '/', sandbox: world.sandbox }],
    ...(host !== undefined && { host }),
  })
  onTestFinished(() => server.close())
  const base = `http://127.0.0.1:${server.port}`
  const own = `localhost:${server.port}`
  /** Returns the status of a request whose first line and headers are sent verbatim. */
  const status = async (target: string, headers: string[], address?: string) =>
    statusOf(await talk(server.port, `${requestHead('GET', target, headers)}\r\n`, address))
  return { ...world, server, base, own, status }
}

describe('who may use the controls', () => {
  it('is decided by the Host header, not by the address that a request names', async () => {
    const { own, status } = await start()
    expect(await status(CALLS, [`Host: ${own}`])).toBe(200)
    for (const target of [
      CALLS,
      `//localhost${CALLS}`,
      `//${own}${CALLS}`,
      `http://localhost${CALLS}`,
      `http://${own}${CALLS}`,
      `/\\${own}${CALLS}`,
    ]) {
      expect([target, await status(target, ['Host: evil.example'])]).not.toEqual([target, 200])
      const rebound = `Host: evil.example:${own.split(':')[1]}`
      expect([target, await status(target, [rebound])]).not.toEqual([target, 200])
    }
  })

  it('is a program that names this machine and the server’s own port', async () => {
    const { server, status } = await start()
    for (const name of ['localhost', 'LocalHost', '127.0.0.1', '[::1]']) {
      expect([name, await status(CALLS, [`Host: ${name}:${server.port}`])]).toEqual([name, 200])
      expect([name, await status(CALLS, [`Host: ${name}`])]).toEqual([name, 403])
      expect([name, await status(CALLS, [`Host: ${name}:1`])]).toEqual([name, 403])
    }
    expect(await status(CALLS, ['Host: x@localhost'])).toBe(400)
  })

  it('is no page, not even one of the portal’s own, and nobody whom a proxy speaks for', async () => {
    const { own, status } = await start()
    for (const header of [
      'Origin: https://evil.example',
      `Origin: http://${own}`,
      'Origin: null',
      'Sec-Fetch-Site: same-origin',
      'X-Forwarded-For: 203.0.113.9',
      'Forwarded: for=203.0.113.9',
    ]) {
      expect([header, await status(CALLS, [`Host: ${own}`, header])]).toEqual([header, 403])
    }
  })

  it('is nobody on another machine, where the server can be reached from one', async () => {
    const { own, status } = await start('0.0.0.0')
    expect(await status(CALLS, [`Host: ${own}`], '127.0.0.1')).toBe(200)
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')
    // A machine without a network has no other address to send from.
    if (elsewhere) expect(await status(CALLS, [`Host: ${own}`], elsewhere.address)).toBe(403)
  })
})

describe('the report of calls', () => {
  it('holds no password, however it was sent', async () => {
    const { base, session, signIn, ...world } = await start()
    await signIn('builder', 'correct horse & 100%')
    await fetch(callRequest('login', { userid: 'b', password: SPELLED, domain: '', extra: '' }, '', base))
    await fetch(callRequest('registerForAccess', { userName: 'dana', password: SPELLED }, session, base))
    await fetch(callRequest('addMobileUser', { tpaUserPassword: SPELLED }, session, base))
    const nested = { rows: [{ newPassword: SPELLED, apiKey: SPELLED, name: 'kept' }], token: { of: SPELLED } }
    await fetch(callRequest('getState', nested, session, base))
    const reported = await (await fetch(base + CALLS)).text()
    expect(reported).not.toContain(SPELLED)
    expect(reported).not.toContain('correct horse')
    expect(world.sandbox.calls.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ userid: 'builder', password: '(hidden)' }),
      { userid: 'b', password: '(hidden)', domain: '', extra: '' },
      { userName: 'dana', password: '(hidden)' },
      { tpaUserPassword: '(hidden)' },
      { rows: [{ newPassword: '(hidden)', apiKey: '(hidden)', name: 'kept' }], token: '(hidden)' },
    ])
  })

  it('can be read after a call that was nested without an end', async () => {
    const { base, sandbox } = await start()
    const post = (path: string, body: string) =>
      fetch(base + path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const call = new URL(callRequest('getState', {}).url)
    expect((await post(call.pathname + call.search, deep)).status).toBe(400)
    const fault = `{"operation":"getState","kind":"refusal","rows":${deep}}`
    expect((await post('/__sandbox/faults', fault)).status).toBe(400)
    expect((await fetch(base + CALLS)).status).toBe(200)
    expect(sandbox.calls).toEqual([])
  })
})

describe('a body without an end', () => {
  it.each([
    ['/fluid/FluidAppServerProxy', 'chunked'],
    ['/__sandbox/faults', 'declared'],
    ['/__sandbox/faults', 'chunked'],
    ['/__pay/windriver', 'chunked'],
    ['/index.html', 'chunked'],
  ])('is refused at %s, %s', async (target, how) => {
    const { base, own, server } = await start()
    const size = how === 'declared' ? 'Content-Length: 50000000' : 'Transfer-Encoding: chunked'
    const chunk = how === 'declared' ? 'x'.repeat(65_536) : `10000\r\n${'x'.repeat(65_536)}\r\n`
    const head = requestHead('POST', target, [`Host: ${own}`, size])
    expect(statusOf(await talk(server.port, `${head}\r\n`, '127.0.0.1', chunk))).toBe(413)
    expect((await fetch(base + CALLS)).status).toBe(200)
  })
})

function requestHead(method: string, target: string, headers: string[]): string {
  return [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', ''].join('\r\n')
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
}

/** Sends bytes over one connection, and `endless` until the other side ends it. @returns what came back. */
async function talk(port: number, bytes: string, address = '127.0.0.1', endless?: string): Promise<string> {
  const socket = connect(port, address).setEncoding('latin1')
  let answer = ''
  socket.on('data', (text: string) => (answer += text))
  // A client still sending when the connection ends gets an error.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(bytes)
  while (endless !== undefined && !socket.destroyed) {
    if (!socket.write(endless)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    }
  }
  await closed
  return answer
}
