import type { WireOperations } from '../wire/operations'
import type { FieldNames } from './refusal'

/** `RequestCredentials`, which Node's types do not name. */
export type Credentials = NonNullable<RequestInit['credentials']>

/** A POST to the merchant's back end. */
export interface TransportRequest {
  /** The operation's name in errors. */
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
  isKeepalive?: boolean | undefined
  /** Field names in errors, by their wire names. */
  fields?: FieldNames | undefined
  list?: StreamedRowsOptions | undefined
}

/** A list whose rows are streamed before the answer is complete. */
export interface StreamedRowsOptions {
  /** The answer's key of the list. */
  name: string
  /** Called with all rows so far, in wire spelling: the same array each time, and the answer's own at the end. */
  onRows: (rows: readonly unknown[]) => void
}

/** Returns the address of a call. */
export function addressOf(endpoint: string, to: TransportRequest['to']): string {
  if (to.style === 'v1') return `${endpoint}/api/v1${to.endpoint}`
  const query = new URLSearchParams({
    ipApi: to.api,
    ipService: 'Frameworks.Interfaces.Mobile.TradePortal',
    ipFunction: to.ipFunction,
  })
  return `${endpoint}/fluid/FluidAppServerProxy?${query}`
}

/** Returns all of a call but its address, as `fetch` takes it. */
export function initOf({ encoding = 'json', payload, sessionId, to, ...sending }: TransportRequest) {
  const { credentials = 'same-origin', isKeepalive = false } = sending
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
  return {
    method: 'POST',
    headers,
    body,
    credentials,
    keepalive: isKeepalive,
    // Followed, it would make a GET of a write, or send an order again, and take the session's id along.
    redirect: 'error',
  } as const
}

/** The operations with another `ipApi` than the default. They need no session; all others do. */
const APIS: { [K in keyof WireOperations]?: string } = {
  login: 'userLogin',
  registerForAccess: 'anonymousFunction',
}

export const isForAnybody = (operation: keyof WireOperations) => APIS[operation] !== undefined

/** Returns an operation's request for the transport. */
export function requestOf<K extends keyof WireOperations>(
  operation: K,
  payload: WireOperations[K]['payload'],
): Pick<TransportRequest, 'operation' | 'to' | 'payload' | 'encoding'> {
  return {
    operation,
    to: { style: 'proxy', api: APIS[operation] ?? 'presenter', ipFunction: operation },
    payload,
    encoding: operation === 'login' ? 'form' : 'json',
  }
}
