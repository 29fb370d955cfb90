import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { text } from '../calls/decode'
import { loginPayload, readUser } from '../calls/user'
import {
  FluidApiError,
  FluidError,
  FluidFieldError,
  FluidSessionChangedError,
  FluidSessionExpiredError,
  FluidSignInError,
  FluidTransportError,
} from '../errors'
import { merchantKey } from '../storage/storage'
import { isSameOwner, publicPart } from '../storage/sessionStore'
import type { Session, SessionChange, StoredSession } from '../storage/sessionStore'
import { createTabSessions } from '../storage/tabSessions'

export interface SignInInput {
  username: string
  password: string
  /** Stores the session on this device and shares it with its tabs. Default: false, it ends with the tab. */
  isRemembered?: boolean
}

/** Options of the calls that open or check a session. */
export interface SessionOptions extends CallOptions {
  /**
   * Also reads the merchant's settings, so that `settings.read` needs no call then. Default: false.
   *
   * Wire: `getWidgetConfiguration` of `settings`.
   */
  readsSettings?: boolean
}

/** A session opened elsewhere, such as by the host page's own server. */
export interface AdoptInput {
  /** The wire's `sessionID`. */
  id: string
  /** The name the customer signed in with. */
  username: string
  /** As in `signIn`. Default: false. */
  isRemembered?: boolean
}

/** Signing in and out, and the current session. */
export interface SessionArea {
  /**
   * Signs a customer in and reads their details.
   *
   * Wire: `login`, then `getUserDetails`.
   *
   * @throws {FluidSignInError} when the merchant refuses; its message is the merchant's, empty when it gave none.
   * @example
   * await client.session.signIn({ username: 'builder', password })
   */
  signIn(input: SignInInput, options?: SessionOptions): Promise<Session>
  /**
   * Adopts a session opened elsewhere, such as by the server of a site where the customer has signed in already, and
   * reads their details. Call it again with a new session when it has expired.
   *
   * Wire: `getUserDetails`. A user already signed in for the same customer stays signed in, without an event. Data of
   * any other customer is cleared as by `signOut`. The current session stays until the merchant has accepted the new
   * one.
   *
   * @throws {FluidSessionExpiredError} when the merchant refuses it.
   * @throws {FluidError} when the id or the username is empty; nothing is sent.
   * @example
   * const { id, username } = await fetchSession()
   * await client.session.adopt({ id, username })
   */
  adopt(input: AdoptInput, options?: SessionOptions): Promise<Session>
  /**
   * Checks whether the stored session, if any, is still valid.
   *
   * Wire: `getUserDetails`. A session-expired answer or a bare `Api Error` ends it and returns `null`; any other
   * failure keeps it and rejects (decision E1).
   */
  restore(options?: SessionOptions): Promise<Session | null>
  /**
   * Ends the session on this device and clears the customer's stored data. These stay:
   *
   * - each customer's cart id, and the products known as delivery charges
   * - orders whose outcome their customer has not seen
   * - recent payments of this device, for 7 days, shown again only to people of the same customer
   * - how many changes of a user were not saved because another user took their place, for 7 days
   * - the fact that a session shared by tabs has ended, for 7 days
   * - preferences of the device, such as a listing's view
   */
  signOut(): void
  /** Returns the current session, or `null`. */
  current(): Session | null
  /** Returns whether the last session expired, with no sign-in or sign-out since. */
  hasExpired(): boolean
  /**
   * Offers the session of this tab to tabs opened from it that call `takeOver`, on the same origin and for the same
   * merchant; signing out in one of them signs out in all. A remembered session is shared by all tabs anyway.
   *
   * @param hasOpened returns whether a tab at this address was opened from here.
   * @returns a function that stops it.
   */
  handOver(hasOpened: (address: string) => boolean): () => void
  /**
   * Asks the tab that opened this one for its session, which ends with the last of the two.
   *
   * @param address the address this tab was opened at.
   * @returns the session, or `null`: at once when no other tab has a tab session, else once the signal is aborted,
   * since no tab has to answer.
   */
  takeOver(address: string, options?: CallOptions): Promise<Session | null>
  /** Calls the listener on every change, in this tab or another. @returns a function that unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void
  /**
   * Checks the session once after a bare `Api Error`, and ends it when the check itself is refused.
   *
   * Wire: `getUserDetails`. Decision E1.
   */
  check(): Promise<void>
}

/** Creates the area of signing in and out. */
export function createSessionArea(context: FluidContext): SessionArea {
  const { portal, sessions } = context
  const tabs = createTabSessions(sessions, merchantKey(context.configuration))

  async function login(input: SignInInput, options?: SessionOptions): Promise<string> {
    const payload = loginPayload(input, portal)
    // An existing session is sent along, and stays whatever the outcome of this sign-in.
    const candidate = sessions.read() ?? undefined
    const answer = await context.call('login', payload, { signal: options?.signal, candidate })
    const sessionId = text(answer?.sessionID)
    if (!sessionId) throw new FluidSignInError(text(answer?.msg), 'login')
    return sessionId
  }

  /** Opens a session once its user has been read with it. */
  async function open(
    session: StoredSession,
    options: SessionOptions = {},
    store: (opened: StoredSession) => unknown = sessions.open,
  ): Promise<Session> {
    const { readsSettings = false, signal } = options
    if (readsSettings) context.beginSettings(session)
    const user = await readUser(context, session, { signal, candidate: session })
    const opened = { ...session, customerId: user.customerId }
    await store(opened)
    const current = sessions.read() ?? opened
    if (current.id === opened.id) context.storeCaller({ session: current, user })
    return publicPart(current)
  }

  /** Returns whether the current session is the given one, or another valid one of the same person. */
  async function isCurrent(
    opened: StoredSession,
    { isRemembered }: AdoptInput,
    signal?: AbortSignal,
  ): Promise<boolean> {
    const current = sessions.read()
    if (!current || !isSameOwner(current, opened)) return false
    if (isRemembered !== undefined && isRemembered !== current.isRemembered) return false
    if (current.id === opened.id) return true
    try {
      // A session stored before its user was read does not name its customer.
      const { customerId } = await readUser(context, current, { signal, candidate: current })
      return isSameOwner({ ...current, customerId }, opened)
    } catch (error) {
      if (isEnd(error)) return false
      throw error
    }
  }

  function current(): Session | null {
    const session = sessions.read()
    return session && publicPart(session)
  }

  return {
    current,
    hasExpired: sessions.hasExpired,
    handOver: tabs.handOver,
    async takeOver(address, options) {
      const session = await tabs.takeOver(address, options?.signal)
      return session && publicPart(session)
    },
    subscribe: sessions.subscribe,
    signOut: sessions.close,
    async signIn(input, options) {
      const { username, isRemembered = false } = input
      const id = await login(input, options).catch((error: unknown) => {
        if (!isRefusal(error) || error instanceof FluidSignInError) throw error
        throw new FluidSignInError(wordsOf(error), 'login', { cause: error })
      })
      return open({ id, username, isRemembered }, options)
    },
    async adopt(input, options) {
      const { id, username, isRemembered = false } = input
      if (!id || !username) throw new FluidError('A session has an id and a username', 'adopt')
      try {
        return await open({ id, username, isRemembered }, options, async (opened) => {
          if (!(await isCurrent(opened, input, options?.signal))) sessions.replace(opened)
        })
      } catch (error) {
        if (!isEnd(error)) throw error
        const current = sessions.read()
        if (current?.id === id) sessions.expire(current)
        throw new FluidSessionExpiredError('The session has ended', 'adopt', { cause: error })
      }
    },
    async restore(options) {
      options?.signal?.throwIfAborted()
      const session = sessions.read()
      if (!session) return null
      try {
        if (options?.readsSettings) context.beginSettings(session)
        await context.readCaller({ signal: options?.signal, isFresh: true })
      } catch (error) {
        // The host or another tab may have signed out or in meanwhile; the result is then theirs.
        if (error instanceof FluidSessionChangedError) return current()
        // Any other refusal is about the person's details, not the session.
        if (!isEnd(error)) throw error
        sessions.expire(session)
      }
      return current()
    },
    async check() {
      const session = sessions.read()
      if (!session) return
      try {
        await context.readCaller({ isFresh: true })
      } catch (error) {
        if (error instanceof FluidApiError) sessions.expire(session)
        else if (!(error instanceof FluidError)) throw error
      }
    },
  }
}

/** Returns whether the server refused the credentials. A refusal without a reason may mean anything. */
function isRefusal(error: unknown): error is FluidError {
  const isOther = error instanceof FluidTransportError || error instanceof FluidApiError
  return error instanceof FluidError && !isOther
}

/** Returns a refusal's message. A session-expired message means nothing here, since there is no session. */
function wordsOf(error: FluidError): string {
  const isWordless = error instanceof FluidSessionExpiredError
  const hasWords = error instanceof FluidFieldError ? error.errors.some(({ msg }) => msg) : !isWordless
  return hasWords ? error.message : ''
}

/** Returns whether the server refused the session. */
function isEnd(error: unknown): boolean {
  return error instanceof FluidSessionExpiredError || error instanceof FluidApiError
}
