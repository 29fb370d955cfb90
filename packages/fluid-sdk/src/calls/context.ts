import type { SessionStore, StoredSession } from '../storage/sessionStore'
import type { ScopedStorage } from '../storage/storage'
import type { Settings } from './settings'
import type { SharedReadOptions } from './sharedRead'
import type { Credentials } from './transportRequest'
import type { KnownUser, User } from './user'
import type { WireCalls } from './wireCalls'

/**
 * The calls, clock and storage that the areas of one client share. Outside the package it is a thing to hand to
 * `create…Area`; what it holds may change with any version.
 */
export interface FluidContext extends WireCalls {
  /** Credentials of the one POST that places an order. */
  readonly orderCredentials: Credentials
  /** The clock, in milliseconds since the epoch. */
  readonly now: () => number
  /** Lets so many milliseconds pass; at once when the signal is aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /**
   * The merchant's texts that outlive the page. Names that begin with one of `KEPT_ON_SIGN_OUT` outlive the session
   * too; every other name goes when the customer signs out.
   */
  readonly storage: ScopedStorage
  readonly sessions: SessionStore
  /** The session and its user, read together; asked for once per session. Rejects when nobody is signed in. */
  readCaller(options?: SharedReadOptions): Promise<Caller>
  /**
   * Reads for one session alone, `null` being that of nobody.
   *
   * @throws {FluidSessionChangedError} when another one has taken its place, and then asks nothing, or does so meanwhile.
   */
  readFor<T>(session: StoredSession | null, read: () => Promise<T>): Promise<T>
  /** Keeps what the sign-in read already, so that it is not asked for again. */
  keepCaller(caller: Caller): void
  /** The present session's user as they were read last, without asking. */
  knownUser(): KnownUser | null
  /** The merchant's switches, asked for once per session. */
  readSettings(options?: SharedReadOptions): Promise<Settings>
  /** Begins to read them for a session that is being opened or checked, for whoever asks next. */
  beginSettings(session: StoredSession): void
}

/** The customer a call is made for. */
export interface Caller {
  session: StoredSession
  user: User
}
