import ky from 'ky'
import { FluidSessionExpiredError, FluidTransportError } from '../errors'
import { flag } from './decode'
import { createListReader } from './listReader'
import { refusalOf } from './refusal'
import { addressOf, initOf } from './transportRequest'
import type { TransportRequest } from './transportRequest'
import { untilAborted } from './signals'

/** Sends a call, and returns the answer or throws a `FluidError`. An abort rejects with the signal's own reason. */
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
export function createTransport({ endpoint, fetch }: TransportOptions): Transport {
  const http = ky.create({
    timeout: false,
    retry: 0,
    // ky's error would be known by its name alone, which an error of the host's `fetch` may have too.
    throwHttpErrors: false,
    // Wrapped, since ky calls it as a method, which a browser's `fetch` refuses.
    ...(fetch && { fetch: (input, init) => fetch(input, init) }),
  })

  async function send(request: TransportRequest): Promise<{ status: number; parse: () => unknown }> {
    const { operation, signal } = request
    try {
      const address = addressOf(endpoint, request.to)
      const response = await http(address, { ...initOf(request), ...(signal && { signal }) })
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

/**
 * Reads the body of an answer to its end, streaming the rows of a list on request.
 *
 * @returns a function to parse it.
 */
async function readBody(
  response: Response,
  { list, signal }: Pick<TransportRequest, 'list' | 'signal'>,
): Promise<() => unknown> {
  if (!list || response.status !== 200 || !response.body) {
    const text = await response.text()
    return () => JSON.parse(text) as unknown
  }
  const reader = createListReader({
    name: list.name,
    isWanted: (head) => !flag((head as { hasErrors?: unknown }).hasErrors),
    onRows: list.onRows,
  })
  const decoder = new TextDecoder()
  const body = response.body.getReader()
  for (;;) {
    const { done, value } = await body.read()
    if (signal?.aborted) {
      await body.cancel()
      signal.throwIfAborted()
    }
    reader.take(decoder.decode(value, { stream: !done }))
    if (done) return () => reader.end()
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

/** Returns the cause of a failed call, without an error that holds the request: its token and payload must not leak. */
function withoutRequest(error: unknown): unknown {
  return error instanceof Error && 'request' in error ? error.cause : error
}
