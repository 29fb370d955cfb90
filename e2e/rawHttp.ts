import { request as httpRequest } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request as received over a connection. */
export interface RawRequest {
  method: string
  target: string
  headers: Record<string, string>
  body: Buffer
}

/** A complete response, so that its length can be declared. */
export interface RawAnswer {
  status: string
  headers: [name: string, value: string][]
  body: Buffer
}

/** The headers of a connection, as opposed to the message's. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Reads the requests of a keep-alive connection one after the other. Bodies have a declared length, like a browser's. */
export async function* readRequests(socket: Socket): AsyncGenerator<RawRequest> {
  let unread = Buffer.alloc(0)
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    unread = Buffer.concat([unread, chunk])
    for (let next = takeRequest(unread); next; next = takeRequest(unread)) {
      unread = unread.subarray(next.size)
      yield next.request
    }
  }
}

/** Takes the first complete request from the received bytes, or returns null if its end is missing. */
function takeRequest(bytes: Buffer): { request: RawRequest; size: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const [requestLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const [method = '', target = ''] = requestLine.split(' ')
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const bodyStart = headEnd + 4
  const size = bodyStart + Number(headers['content-length'] ?? 0)
  if (bytes.length < size) return null
  return { request: { method, target, headers, body: bytes.subarray(bodyStart, size) }, size }
}

/** Forwards a request over a separate connection, and waits for the whole answer, which is not compressed. */
export function relay({ method, target, headers, body }: RawRequest, port: number): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path: target,
        headers: { ...headers, connection: 'close', 'accept-encoding': 'identity' },
        agent: false,
      },
      (incoming) => {
        const answered = buffer(incoming).then((whole) => ({
          status: `${incoming.statusCode} ${incoming.statusMessage}`,
          headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          ),
          body: whole,
        }))
        answered.then(resolve, reject)
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** Returns an answer as sent over a keep-alive connection. */
export function spell({ status, headers, body }: RawAnswer): Buffer {
  const isBodiless = /^(204|304) /.test(status)
  const lines = [
    `HTTP/1.1 ${status}`,
    ...headers.filter(([name]) => !HOP_BY_HOP.has(name)).map(([name, value]) => `${name}: ${value}`),
    ...(isBodiless ? [] : [`content-length: ${body.length}`]),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}
