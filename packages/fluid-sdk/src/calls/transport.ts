import type { KyInstance } from 'ky'
import { FluidSessionExpiredError, FluidTransportError } from '../errors'
import { refusalOf } from './refusal'
import type { FieldNames } from './refusal'
import { untilAborted } from './untilAborted'

/** `RequestCredentials`, which the types of Node do not name. */
export type Credentials = NonNullable<RequestInit['credentials']>

/** A POST to the merchant's back end. */
export interface TransportRequest {
  /** The name that errors give it. */
  operation: string
  /** A function of the ERP behind its proxy, or one of the merchant's own endpoints. */
  to: { style: 'proxy'; api: string; ipFunction: string } | { style: 'v1'; endpoint: string }
  payload: object
  /** Default: JSON. */
  encoding?: 'json' | 'form'
  /** The sign-in session's id, when there is a session. */
  sessionId: string | null
  signal?: AbortSignal | undefined
  credentials?: Credentials | undefined
  /** Lets the call outlive the page it was made from. */
  isKeptAlive?: boolean | undefined
  /** The names that errors give to the fields, by their wire names. */
  fields?: FieldNames | undefined
}

/** Envelope in, answer or `FluidError` out. An abort rejects with the signal's own reason. */
export interface Transport {
  post(request: TransportRequest): Promise<object>
}

export interface TransportOptions {
  /** The back end's base, absolute, without a trailing slash. */
  endpoint: string
  /** Default: the global `fetch`. */
  fetch?: typeof fetch | undefined
}

/**
 * Makes the one way out to a merchant's back end. It never times out and never repeats a call.
 *
 * @example
 * const transport = createTransport({ endpoint: configuration.endpoint })
 * const answer = await transport.post({
 *   operation: 'listJobs',
 *   to: { style: 'v1', endpoint: '/jobs/list' },
 *   payload: { customerID: '4021' },
 *   sessionId,
 * })
 */
export function createTransport({ endpoint, fetch: fetchOption }: TransportOptions): Transport {
  // Fetched beside the page's first work and not ahead of it: a form that signs in needs it with its first call.
  let http: KyInstance | null = null
  const loadHttp = async () => (http = (await import('ky')).default)
  loadHttp().catch(() => undefined)

  async function send(request: TransportRequest): Promise<{ status: number; body: string }> {
    const { operation, signal, credentials = 'same-origin', isKeptAlive = false } = request
    try {
      // Without a pause once it is there: a call that leaves with its page has no time for one.
      const response = await (http ?? (await loadHttp())).post(addressOf(endpoint, request.to), {
        ...bodyOf(request),
        // Wrapped, since ky calls it as a method of its own, which a browser's `fetch` refuses.
        ...(fetchOption && { fetch: (input, init) => fetchOption(input, init) }),
        ...(signal && { signal }),
        credentials,
        keepalive: isKeptAlive,
        // Followed, it would make a GET of a write, or send an order again, and take the session's id along.
        redirect: 'error',
        timeout: false,
        retry: 0,
        throwHttpErrors: false,
      })
      return { status: response.status, body: await response.text() }
    } catch (error) {
      throw new FluidTransportError(operation, null, { cause: withoutRequest(error) })
    }
  }

  return {
    async post(request) {
      const { operation, signal } = request
      signal?.throwIfAborted()
      const { status, body } = await untilAborted(send(request), signal)
      if (status === 401) throw new FluidSessionExpiredError('The session has ended', operation)
      if (status !== 200) throw new FluidTransportError(operation, status)
      const answer = parse(body, operation)
      const refusal = refusalOf(answer, operation, request.fields)
      if (refusal) throw refusal
      return answer
    },
  }
}

function addressOf(endpoint: string, to: TransportRequest['to']): string {
  if (to.style === 'v1') return `${endpoint}/api/v1${to.endpoint}`
  const query = new URLSearchParams({
    ipApi: to.api,
    ipService: 'Frameworks.Interfaces.Mobile.TradePortal',
    ipFunction: to.ipFunction,
  })
  return `${endpoint}/fluid/FluidAppServerProxy?${query}`
}

function bodyOf({ encoding = 'json', payload, sessionId, to }: TransportRequest) {
  const isForm = encoding === 'form'
  const headers = new Headers({
    'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
  })
  if (sessionId !== null) {
    headers.set('X-FLUID-CONTEXT', sessionId)
    if (to.style === 'v1') headers.set('X-API-KEY', '')
  }
  const body = isForm
    ? new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)])).toString()
    : JSON.stringify(payload)
  return { headers, body }
}

function parse(body: string, operation: string): object {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch (error) {
    throw new FluidTransportError(operation, 200, { cause: error })
  }
  if (typeof answer !== 'object' || answer === null) throw new FluidTransportError(operation, 200)
  return answer
}

/** ky's error holds the request with its token and payload; what lies beneath says all that is needed. */
function withoutRequest(error: unknown): unknown {
  return error instanceof Error && 'request' in error ? error.cause : error
}
