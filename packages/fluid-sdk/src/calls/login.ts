import type { Configuration } from '../configuration'
import type { WireOperations } from '../wire/operations'

/** The sign-in's tags, which differ for some back ends. */
export interface SignInTags {
  /** The sign-in's domain. Default: `frameworks`. */
  domain?: string | undefined
  /** The sign-in's extra tag. Default: the configuration's device id. */
  extra?: string | undefined
}

/** Returns the tags as sent. */
export function tagsOf({ deviceId }: Configuration, { domain, extra }: SignInTags): Required<WireTags> {
  return { domain: domain ?? 'frameworks', extra: extra ?? deviceId }
}

type WireTags = Pick<WireOperations['login']['payload'], 'domain' | 'extra'>

/** Returns the payload of a sign-in. */
export const loginPayload = (
  { username, password }: { username: string; password: string },
  { domain, extra }: WireTags,
): WireOperations['login']['payload'] => ({ userid: username, password, domain, extra })
