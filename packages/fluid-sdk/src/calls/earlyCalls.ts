import { checkedConfiguration } from '../configuration'
import { createSessionStore, readStoredSession } from '../storage/sessionStore'
import type { WireOperations } from '../wire/operations'
import type { FluidClientOptions } from './createContext'
import { text } from './decode'
import type { Untrusted } from './decode'
import { listingPayload, readListingSettings } from './listing'
import type { ListProductsInput } from './listing'
import { DEFAULT_TPA, loginPayload, tagsOf, userPayload } from './user'
import { openStorages } from '../storage/storage'
import { addressOf, initOf, requestOf } from './transportRequest'

/** The options of the client that the prefetched calls depend on. */
export type EarlyCallsOptions = Pick<
  FluidClientOptions,
  'configuration' | 'fetch' | 'storage' | 'tabStorage' | 'now' | 'tpa' | 'domain' | 'extra'
>

/** Calls sent before the client exists, from a page whose application is still loading. */
export interface EarlyCalls {
  /**
   * The `fetch` to create the client with. The first call of a prefetched operation gets the prefetched answer, if it
   * is exactly the same call for the same session, and its answer was neither lost nor requested more than 60 s ago.
   * All other calls pass through.
   */
  fetch: typeof fetch
  /** Sends a sign-in for the client's first `session.signIn` with the same credentials. Wire: `login`. */
  signIn(input: { username: string; password: string }): void
  /**
   * Stores the session opened by the last `signIn`, for a page whose application does not load: the next page's
   * `session.restore` picks it up. The wire has no call to end it.
   *
   * @returns whether the merchant has opened a session that the client has not taken yet.
   */
  storeSignIn(options?: { isRemembered?: boolean }): Promise<boolean>
  /**
   * Sends the calls of the client's `session.restore`, if there is a stored session.
   *
   * Wire: `getUserDetails`, `getWidgetConfiguration` of `settings`.
   */
  restore(): void
  /**
   * Sends the client's `catalogue.listProducts` for a page of a category with the merchant's page size, if there is a
   * stored session. The settings are assumed to be those of the last visit; when they have changed, or there was no
   * visit, the client sends the call itself.
   *
   * Wire: `getProductCategories`.
   */
  listProducts(input: Omit<ListProductsInput, 'pageSize'>): void
}

interface Sent {
  address: string
  body: string
  sessionId: string | null
  sentAt: number
  answer: Promise<Response>
}

/** An answer still unused after so many milliseconds is stale. */
const PATIENCE = 60_000

/**
 * Sends calls before the client exists, and gives it their answers.
 *
 * The client still checks its session before showing anything, and takes an answer only for exactly the call it would
 * have sent, with the same session id.
 *
 * @example
 * const ahead = createEarlyCalls({ configuration })
 * ahead.restore()
 * const client = createFluidClient({ configuration, fetch: ahead.fetch })
 * await client.session.restore({ readsSettings: true })
 */
export function createEarlyCalls(options: EarlyCallsOptions): EarlyCalls {
  const configuration = checkedConfiguration(options.configuration)
  const { now = Date.now, tpa = DEFAULT_TPA } = options
  const { storage, tabStorage } = openStorages({ ...options, configuration })
  // Called without a receiver: a browser's `fetch` refuses to be a method of anything else.
  const pass: typeof fetch = (...request) => (options.fetch ?? globalThis.fetch)(...request)
  let sent: Sent[] = []
  let signIn: { username: string; login: Sent } | null = null

  function send<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    sessionId: string | null,
  ) {
    const request = { ...requestOf(operation, payload), sessionId }
    const address = addressOf(configuration.endpoint, request.to)
    const init = initOf(request)
    const answer = pass(address, init)
    answer.catch(() => undefined)
    const others = sent.filter((each) => each.address !== address)
    const one = { address, body: init.body, sessionId, sentAt: now(), answer }
    sent = [...others, one]
    return one
  }

  return {
    async fetch(to, init) {
      sent = sent.filter(({ sentAt }) => now() - sentAt < PATIENCE)
      if (sent.length === 0) return pass(to, init)
      const asked = new Request(to, init)
      const early = sent.find(({ address }) => address === asked.url)
      if (!early) return pass(asked)
      // Removed whatever the outcome, so that neither a password nor an answer is held longer.
      sent = sent.filter((each) => each !== early)
      const isSame =
        asked.headers.get('X-FLUID-CONTEXT') === early.sessionId &&
        (await asked.clone().text()) === early.body
      return isSame ? early.answer.catch(() => pass(asked)) : pass(asked)
    },
    signIn(input) {
      const login = send('login', loginPayload(input, tagsOf(configuration, options)), null)
      signIn = { username: input.username, login }
    },
    async storeSignIn({ isRemembered = false } = {}) {
      const last = signIn
      const id = last && sent.includes(last.login) ? await sessionIn(last.login.answer) : ''
      if (!last || id === '' || !sent.includes(last.login)) return false
      sent = sent.filter((each) => each !== last.login)
      createSessionStore(storage, tabStorage).open({ id, username: last.username, isRemembered })
      return true
    },
    restore() {
      const session = readStoredSession(storage, tabStorage)
      if (!session) return
      send('getUserDetails', userPayload({ configuration, tpa }, session), session.id)
      send('getWidgetConfiguration', { objectSet: 'settings' }, session.id)
    },
    listProducts(input) {
      const session = readStoredSession(storage, tabStorage)
      const settings = readListingSettings(storage)
      if (!session || !settings) return
      const { isTaxInclusive, pageSize } = settings
      const buyer = { username: session.username, isTaxInclusive }
      const payload = listingPayload(configuration, buyer, { ...input, pageSize })
      send('getProductCategories', payload, session.id)
    },
  }
}

/** Returns the id of the session opened by a sign-in; empty when it was refused or lost. */
async function sessionIn(answering: Promise<Response>): Promise<string> {
  try {
    const answer: unknown = await (await answering).clone().json()
    return text((answer as Untrusted<WireOperations['login']['answer']>)?.sessionID)
  } catch {
    return ''
  }
}
