import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { send } from './nodeHttp.ts'

/** Serves JSON whose first part is sent and whose second waits. */
async function serveHeld() {
  const encoder = new TextEncoder()
  let goOn = () => undefined as void
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(encoder.encode('{"Order":[{"number":1},'))
      goOn = () => {
        stream.enqueue(encoder.encode('{"number":2}]}'))
        stream.close()
      }
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  const server = createServer((_, outgoing) => void send(new Response(body, { headers }), outgoing))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, goOn: () => goOn() }
}

describe('an answer that comes in pieces', () => {
  it.each(['br', 'gzip', 'identity'])('can be read as far as it has come, %s', async (encoding) => {
    const { url, goOn } = await serveHeld()
    const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding } })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await next()).toBe('{"Order":[{"number":1},')
    goOn()
    expect(await next()).toBe('{"number":2}]}')
    expect((await reader.read()).done).toBe(true)
  })
})
