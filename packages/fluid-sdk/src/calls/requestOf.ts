import type { WireOperations } from '../wire/operations'
import type { TransportRequest } from './transportRequest'

/** `ipApi` of the operations that have one of their own: those are for anybody, all others for who is signed in. */
const APIS: { [K in keyof WireOperations]?: string } = {
  login: 'userLogin',
  registerForAccess: 'anonymousFunction',
}

export const isForAnybody = (operation: keyof WireOperations) => APIS[operation] !== undefined

/** An operation as the transport sends it. */
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
