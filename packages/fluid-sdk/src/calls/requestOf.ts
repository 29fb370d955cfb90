import type { WireOperations } from '../wire/operations'
import type { TransportRequest } from './transportRequest'

/**
 * The operations with an `ipApi` other than the default. They need no session; all others are for the signed-in
 * customer.
 */
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
