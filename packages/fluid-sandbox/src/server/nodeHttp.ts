import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { encodingsTaken } from './files.ts'
import { NotACall } from '../wire/refusal.ts'
import { readText } from '../wire/requestBody.ts'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i
/** How long the other side has to read an answer that it did not wait for, in milliseconds. */
const PATIENCE = 500
/** Answers that compress well. Events streamed line by line are not among them. */
const PACKED = /^(?:application\/json|text\/(?:plain|csv|html|css|javascript))/
const LEAST_BYTES = 1024
/** Brotli's quality for answers compressed on request: as quick as gzip, and smaller. */
const QUICK = 4

/**
 * A request of Node's server as fetch spells it, with its whole body. Its signal aborts when the other side goes away
 * unanswered.
 */
export async function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const leaving = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort(new DOMException('The client went away', 'AbortError'))
  })
  const address = addressOf(incoming)
  const method = incoming.method ?? 'GET'
  if (method === 'TRACE') throw new NotACall(405, 'Nothing is echoed')
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values]): [string, string][] =>
      (values ?? []).map((value) => [name, value]),
    ),
    signal: leaving.signal,
    duplex: 'half',
  }
  if (method === 'GET' || method === 'HEAD') return new Request(address, init)
  const arriving = new Request(address, { ...init, body: Readable.toWeb(incoming) as ReadableStream })
  return new Request(address, { ...init, body: await readText(arriving) })
}

/** The path of the request line at the host of the Host header: the line can name a host too, and another one. */
function addressOf({ url = '/', headers: { host = '' } }: IncomingMessage): string {
  if (!url.startsWith('/') || !HOST.test(host)) throw new NotACall(400, 'There is no such address')
  return `http://${host}${url}`
}

/** Sends a fetch response over Node's. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers = new Headers(response.headers)
  const encoder = response.body && encoderOf(headers, outgoing.req.headers['accept-encoding'])
  outgoing.writeHead(response.status, Object.fromEntries(headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  const body = Readable.fromWeb(response.body as NodeReadableStream)
  await (encoder ? pipeline(body, encoder, outgoing) : pipeline(body, outgoing))
}

/**
 * Chooses the compression of a text answer, and sets its headers; `null`: it is sent as it is. Each piece of the
 * answer is sent as soon as it is compressed.
 */
function encoderOf(headers: Headers, accepted: string | string[] | undefined): Transform | null {
  if (headers.has('Content-Encoding') || !PACKED.test(headers.get('Content-Type') ?? '')) return null
  headers.append('Vary', 'Accept-Encoding')
  const [encoding] = encodingsTaken(String(accepted ?? ''))
  if (!encoding || Number(headers.get('Content-Length') ?? Infinity) < LEAST_BYTES) return null
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: QUICK },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH })
}

/**
 * Sends an answer to a request that may not be here whole, and ends the connection. Ended at once, it would be reset
 * before the other side, which is still sending, has read the answer.
 */
export async function sendEarly(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = await response.text()
  const size = { 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...size }).write(body)
  if (!outgoing.req.complete) await wait(PATIENCE, undefined, { ref: false })
  outgoing.end()
}
