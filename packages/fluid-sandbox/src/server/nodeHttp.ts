import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** A request of Node's server as fetch spells it. Its signal aborts when the other side goes away unanswered. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const leaving = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort(new DOMException('The client went away', 'AbortError'))
  })
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values]): [string, string][] =>
      (values ?? []).map((value) => [name, value]),
    ),
    signal: leaving.signal,
  }
  if (hasBody) {
    init.body = Readable.toWeb(incoming) as ReadableStream
    init.duplex = 'half'
  }
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), init)
}

/** Sends a fetch response over Node's. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing)
}
