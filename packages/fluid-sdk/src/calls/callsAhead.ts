import { checkedConfiguration } from '../configuration'
import { createSessionStore, readStoredSession } from '../storage/sessionStore'
import type { WireOperations } from '../wire/operations'
import type { FluidClientOptions } from './createContext'
import { text } from './decode'
import type { Untrusted } from './decode'
import { listingPayload } from './listing'
import type { ListProductsInput } from './listing'
import { readListingSettings } from './listingSettings'
import { loginPayload, tagsOf } from './login'
import { openStorages } from './openStorages'
import { requestOf } from './requestOf'
import { addressOf, initOf } from './transportRequest'
import { DEFAULT_TPA, userPayload } from './user'

/** The options that the client is made with, as far as the calls that are sent ahead depend on them. */
export type CallsAheadOptions = Pick<
  FluidClientOptions,
  'configuration' | 'fetch' | 'storage' | 'tabStorage' | 'now' | 'tpa' | 'domain' | 'extra'
>

/** Calls that are sent before there is a client, from a page whose application is still on its way. */
export interface CallsAhead {
  /**
   * The `fetch` to make the client with. The first call of an operation that was sent ahead takes that answer in place of
   * a call of its own, if it is the very same call, for the same session, and was neither lost nor sent more than 60 s
   * ago. Everything else passes through.
   */
  fetch: typeof fetch
  /** Sends a sign-in for the client's first `session.signIn` with these words. Wire: `login`. */
  signIn(input: { username: string; password: string }): void
  /**
   * Stores the session that the last `signIn` has opened, for a page whose application does not come: the next page's
   * `session.restore` takes it up. The wire has no call that would end it.
   *
   * @returns whether the merchant has opened one that the client has not taken yet.
   */
  storeSignIn(options?: { isRemembered?: boolean }): Promise<boolean>
  /**
   * Sends what the client's `session.restore` asks for, if there is a stored session.
   *
   * Wire: `getUserDetails`, `getWidgetConfiguration` of `settings`.
   */
  restore(): void
  /**
   * Sends a page of a place in the catalogue, as the client's `catalogue.listProducts` with the merchant's page size asks
   * for it, if there is a stored session. The merchant's switches are taken to be those of the last visit; when they have
   * changed, or there was none, the client asks by itself.
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

/** An answer that nobody has taken by then tells of a time that has passed, in milliseconds. */
const PATIENCE = 60_000

/**
 * Sends calls before there is a client, and hands it their answers.
 *
 * Nothing is decided here: the client still checks its session before anything of it is shown, and takes no answer but to
 * the call that it would have sent, whose session's id is compared too.
 *
 * @example
 * const ahead = createCallsAhead({ configuration })
 * ahead.restore()
 * const client = createFluidClient({ configuration, fetch: ahead.fetch })
 * await client.session.restore({ readsSettings: true })
 */
export function createCallsAhead(options: CallsAheadOptions): CallsAhead {
  const configuration = checkedConfiguration(options.configuration)
  const { now = Date.now, tpa = DEFAULT_TPA } = options
  const { storage, tabStorage } = openStorages({ ...options, configuration })
  // Called by its name alone: a browser's `fetch` refuses to be a method of anything else.
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
      const ahead = sent.find(({ address }) => address === asked.url)
      if (!ahead) return pass(asked)
      // Whatever comes of it, so that neither a password nor an answer is kept for longer.
      sent = sent.filter((each) => each !== ahead)
      const isSame =
        asked.headers.get('X-FLUID-CONTEXT') === ahead.sessionId &&
        (await asked.clone().text()) === ahead.body
      return isSame ? ahead.answer.catch(() => pass(asked)) : pass(asked)
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

/** Reads the session that a sign-in has opened; empty where it was refused or lost. */
async function sessionIn(answering: Promise<Response>): Promise<string> {
  try {
    const answer: unknown = await (await answering).clone().json()
    return text((answer as Untrusted<WireOperations['login']['answer']>)?.sessionID)
  } catch {
    return ''
  }
}
