import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { portOf, RawServer } from '../rawServer'

const ORDER = '/fluid/FluidAppServerProxy?ipFunction=processComplete'
const ANSWER = '{"quoteNumber":418901}'

const read = 'GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n'
const order = `POST ${ORDER} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\n{"a":1}`

const timeout = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

for (const { how, end, last } of [
  { how: 'reset', end: 'ECONNRESET', last: '' },
  { how: 'close', end: 'FIN', last: '' },
  { how: '408', end: 'FIN', last: timeout },
] as const) {
  test(`${how} is what an order meets on the connection of an answered call`, async () => {
    await using backEnd = await startBackEnd()
    await using raw = await RawServer.start(portOf(backEnd))
    const posts = raw.breakOrder({ how, repeats: 'broken' })
    const { received, end: ended } = await talk(raw, read + order)
    const [first = '', rest] = received.split(ANSWER)
    expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(first).toContain('x-asked: GET /first\r\n')
    expect([rest, ended]).toEqual([last, end])
    expect(posts).toEqual([{ requestsBefore: 1, answer: ANSWER }])
  })
}

test('cut declares the length of the answer and stops half way', async () => {
  await using backEnd = await startBackEnd()
  await using raw = await RawServer.start(portOf(backEnd))
  raw.breakOrder({ how: 'cut', repeats: 'broken' })
  const { received, end } = await talk(raw, order)
  const [head, body] = received.split('\r\n\r\n')
  expect(head).toContain(`x-asked: POST ${ORDER}{"a":1}`)
  expect(head).toContain(`content-length: ${ANSWER.length}`)
  expect([body, end]).toEqual([ANSWER.slice(0, ANSWER.length / 2), 'FIN'])
})

test('an order that arrives again is answered, or meets the same break', async () => {
  await using backEnd = await startBackEnd()
  await using raw = await RawServer.start(portOf(backEnd))
  const send = () =>
    fetch(raw.origin + ORDER, { method: 'POST', body: '{}' }).then(
      (answer) => answer.text(),
      (error: Error) => (error.cause as NodeJS.ErrnoException).code,
    )
  for (const repeats of ['answered', 'broken'] as const) {
    const posts = raw.breakOrder({ how: 'reset', repeats })
    expect(await send()).toBe('ECONNRESET')
    expect(await send()).toBe(repeats === 'answered' ? ANSWER : 'ECONNRESET')
    expect(posts).toHaveLength(2)
  }
})

/** Starts a back end with one fixed answer, which echoes the request in a header. */
async function startBackEnd() {
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk) => (body += chunk))
    incoming.on('end', () => {
      outgoing.setHeader('X-Asked', `${incoming.method} ${incoming.url}${body}`)
      outgoing.end(ANSWER)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

/** Sends bytes over one connection. @returns the received bytes, and how the connection ended. */
function talk(raw: RawServer, bytes: string): Promise<{ received: string; end: string }> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(Number(new URL(raw.origin).port), '127.0.0.1')
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => (received += text))
    socket.once('end', () => resolve({ received, end: 'FIN' }))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve({ received, end: error.code ?? '' }))
    // In two chunks, as a body may arrive.
    socket.write(bytes.slice(0, -3))
    setTimeout(() => socket.write(bytes.slice(-3)), 20)
  })
}
