import type { WireRefusal } from '@trade-portal/fluid-sdk/wire'
import { jsonPieces, StreamedList } from './StreamedList.ts'
import { NotACall } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import type { Operation } from './payload.ts'
import { payloads } from './payloads.ts'
import { parseJson, readText } from './requestBody.ts'

/** The last two segments of a call's path; the rest of the path belongs to the endpoint. */
export const PROXY_PATH = '/fluid/FluidAppServerProxy'

const SERVICE = 'Frameworks.Interfaces.Mobile.TradePortal'

/** Any page may call, from any origin: there are no cookies to guard. */
const CROSS_ORIGIN = { 'Access-Control-Allow-Origin': '*' }

const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, X-FLUID-CONTEXT, X-API-KEY',
  'Access-Control-Max-Age': '7200',
}

/** A call taken out of its envelope. */
export interface Call {
  operation: Operation
  /** Not yet checked against the operation's shape. */
  body: unknown
  sessionId: string | null
  /** The address by which the client knows the back end, ending in a slash. */
  endpoint: string
}

/** Takes the call out of a POST to the proxy's path. */
export async function openEnvelope(request: Request, url: URL): Promise<Call> {
  if (request.method !== 'POST') throw new NotACall(405, 'Calls are POSTs')
  const operation = url.searchParams.get('ipFunction') ?? ''
  if (!isOperation(operation)) throw new NotACall(404, 'There is no such function')
  if (url.searchParams.get('ipService') !== SERVICE) throw new NotACall(404, 'There is no such service')
  if (url.searchParams.get('ipApi') !== apiOf(operation)) {
    throw new NotACall(404, `${operation} is not part of that api`)
  }
  const text = await readText(request)
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  const sessionId = request.headers.get('X-FLUID-CONTEXT')
  const endpoint = `${url.origin}${url.pathname.slice(0, -PROXY_PATH.length)}/`
  if (operation === 'login') {
    if (type !== 'application/x-www-form-urlencoded') throw new NotACall(415, 'login takes a form')
    return { operation, body: Object.fromEntries(new URLSearchParams(text)), sessionId, endpoint }
  }
  if (type !== 'application/json') throw new NotACall(415, `${operation} takes JSON`)
  return { operation, body: parseJson(text), sessionId, endpoint }
}

export function preflight(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT })
}

export function answer(body: unknown): Response {
  const init = { headers: { ...CROSS_ORIGIN, 'Cache-Control': 'no-store' } }
  const isStreamed = isObject(body) && Object.values(body).some((value) => value instanceof StreamedList)
  if (!isStreamed) return Response.json(body, init)
  const headers = { ...init.headers, 'Content-Type': 'application/json' }
  return new Response(inPieces(jsonPieces(body)), { headers })
}

/** Makes a piece when there is room. The first is made at once, so that an error in it is reported as usual. */
function inPieces(pieces: Generator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let first: IteratorResult<string, void> | null = pieces.next()
  return new ReadableStream({
    pull(stream) {
      const { done, value } = first ?? pieces.next()
      first = null
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: () => void pieces.return(),
  })
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null
}

export function refusalAnswer({ rows }: Refusal): Response {
  const body: WireRefusal = { hasErrors: true, errorTable: rows }
  return answer(body)
}

export function statusAnswer({ status, message }: NotACall): Response {
  return new Response(message, {
    status,
    headers: {
      ...CROSS_ORIGIN,
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 405 && { Allow: 'POST, OPTIONS' }),
    },
  })
}

/** Lets pages of another origin read an answer that lacks the headers for it, such as a fault's. */
export function readableAnywhere(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*')
  return response
}

function isOperation(name: string): name is Operation {
  return Object.hasOwn(payloads, name)
}

function apiOf(operation: Operation): string {
  if (operation === 'login') return 'userLogin'
  return operation === 'registerForAccess' ? 'anonymousFunction' : 'presenter'
}
