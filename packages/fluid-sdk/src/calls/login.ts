import type { Configuration } from '../configuration'
import type { WireOperations } from '../wire/operations'

/** The tags of a sign-in that some back ends want to be others. */
export interface SignInTags {
  /** The sign-in's domain. Default: `frameworks`. */
  domain?: string | undefined
  /** The sign-in's extra tag. Default: the configuration's device id. */
  extra?: string | undefined
}

/** The tags as they are sent. */
export function tagsOf({ deviceId }: Configuration, { domain, extra }: SignInTags): Required<WireTags> {
  return { domain: domain ?? 'frameworks', extra: extra ?? deviceId }
}

type WireTags = Pick<WireOperations['login']['payload'], 'domain' | 'extra'>

/** The words and tags of a sign-in. */
export const loginPayload = (
  { username, password }: { username: string; password: string },
  { domain, extra }: WireTags,
): WireOperations['login']['payload'] => ({ userid: username, password, domain, extra })
