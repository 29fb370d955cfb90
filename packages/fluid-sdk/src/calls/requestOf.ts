import type { Configuration } from '../configuration'
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

/** The tags of a sign-in that some back ends want to be others. */
export interface SignInTags {
  /** Default: `frameworks`. */
  domain?: string | undefined
  /** Default: the configuration's device id. */
  extra?: string | undefined
}

export function signInDefaults({ deviceId }: Configuration, { domain, extra }: SignInTags) {
  return { domain: domain ?? 'frameworks', extra: extra ?? deviceId }
}

/** The words and tags of a sign-in. */
export const loginPayload = (
  { username, password }: { username: string; password: string },
  { domain, extra }: { domain: string; extra: string },
): WireOperations['login']['payload'] => ({ userid: username, password, domain, extra })
