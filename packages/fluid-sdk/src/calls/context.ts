import type { SessionStore, StoredSession } from '../storage/sessionStore'
import type { ScopedStorage } from '../storage/storage'
import type { Settings } from './settings'
import type { SharedReadOptions } from './sharedRead'
import type { Credentials } from './transportRequest'
import type { KnownUser, User } from './user'
import type { WireCalls } from './wireCalls'

/**
 * The calls, clock and storage shared by the areas of one client. Outside the package it is opaque: pass it to
 * `create…Area`; its members may change with any version.
 */
export interface FluidContext extends WireCalls {
  /** Credentials of the one POST that places an order. */
  readonly orderCredentials: Credentials
  /** The clock, in milliseconds since the epoch. */
  readonly now: () => number
  /** Lets so many milliseconds pass; at once when the signal is aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /**
   * The merchant's texts that outlive the page. Names starting with one of `KEPT_ON_SIGN_OUT` outlive the session
   * too; every other name is removed when the customer signs out.
   */
  readonly storage: ScopedStorage
  readonly sessions: SessionStore
  /** Reads the session and its user together, once per session. Rejects without a session. */
  readCaller(options?: SharedReadOptions): Promise<Caller>
  /**
   * Reads for one session only, `null` being no session.
   *
   * @throws {FluidSessionChangedError} before the read, or after it, when another session has replaced this one.
   */
  readFor<T>(session: StoredSession | null, read: () => Promise<T>): Promise<T>
  /** Stores the user read by the sign-in, so that it is not read again. */
  storeCaller(caller: Caller): void
  /** Returns the current session's user as last read, without a call. */
  knownUser(): KnownUser | null
  /** Reads the merchant's settings, once per session. */
  readSettings(options?: SharedReadOptions): Promise<Settings>
  /** Begins to read the settings for a session being opened or checked; the next caller gets them. */
  beginSettings(session: StoredSession): void
}

/** The customer of a call. */
export interface Caller {
  session: StoredSession
  user: User
}
