import { FluidSessionExpiredError, FluidTransportError } from '../errors'
import { lateCode } from './lateCode'
import { readBody } from './readBody'
import { refusalOf } from './refusal'
import { addressOf, initOf } from './transportRequest'
import type { TransportRequest } from './transportRequest'
import { untilAborted } from './untilAborted'

/**
 * Sends an envelope, and returns the answer or throws a `FluidError`. An abort rejects with the signal's own reason.
 */
export interface Transport {
  post(request: TransportRequest): Promise<object>
}

export interface TransportOptions {
  /** The back end's base, absolute, without a trailing slash. */
  endpoint: string
  /** Default: the global `fetch`. */
  fetch?: typeof fetch | undefined
}

// Not ahead of a page's first work: a form that signs in needs it with its first call.
const http = lateCode(async () => (await import('ky')).default)

/**
 * Fetches what calls are made with, so that the first waits for nothing. Use it once a page has shown what it begins with;
 * a client with a session does it by itself.
 *
 * @example
 * showSignIn()
 * prepareCalls()
 */
export function prepareCalls() {
  void http.read().catch(() => undefined)
}

/**
 * Creates the transport to a merchant's back end. It never times out and never repeats a call.
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
  async function send(request: TransportRequest): Promise<{ status: number; parse: () => unknown }> {
    const { operation, signal } = request
    try {
      // Without a pause once it is there: a call that leaves with its page has no time for one.
      const response = await (http.current ?? (await http.read()))(addressOf(endpoint, request.to), {
        ...initOf(request),
        // Wrapped, since ky calls it as a method of its own, which a browser's `fetch` refuses.
        ...(fetchOption && { fetch: (input, init) => fetchOption(input, init) }),
        ...(signal && { signal }),
        timeout: false,
        retry: 0,
        throwHttpErrors: false,
      })
      return { status: response.status, parse: await readBody(response, request) }
    } catch (error) {
      throw new FluidTransportError(operation, null, { cause: withoutRequest(error) })
    }
  }

  return {
    async post(request) {
      const { operation, signal } = request
      signal?.throwIfAborted()
      const { status, parse } = await untilAborted(send(request), signal)
      if (status === 401) throw new FluidSessionExpiredError('The session has ended', operation)
      if (status !== 200) throw new FluidTransportError(operation, status)
      const answer = parsed(parse, operation)
      const refusal = refusalOf(answer, operation, request.fields)
      if (refusal) throw refusal
      return answer
    },
  }
}

function parsed(parse: () => unknown, operation: string): object {
  let answer: unknown
  try {
    answer = parse()
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
