import type { KnownUser, User } from '../areas/account'
import type { Settings } from '../areas/settings'
import type { Configuration } from '../configuration'
import type { SessionStore, StoredSession } from '../storage/sessionStore'
import type { ScopedStorage } from '../storage/storage'
import type { WireOperations } from '../wire/operations'
import type { CallOptions } from './callOptions'
import type { Untrusted } from './decode'
import type { Credentials } from './transport'

/**
 * What the areas of one client share. Outside the package it is a thing to hand to `create…Area`; what it holds may
 * change with any version.
 */
export interface FluidContext {
  readonly configuration: Configuration
  /** The fixed values that some back ends want to be others. */
  readonly portal: { tpa: string; domain: string; extra: string; sessionType: string }
  /** Credentials of the one POST that places an order. */
  readonly orderCredentials: Credentials
  /** The clock, in milliseconds since the epoch. */
  readonly now: () => number
  /** Lets so many milliseconds pass; at once when the signal is aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /**
   * What outlives the page, by merchant. Names that begin with one of `KEPT_ON_SIGN_OUT` outlive the session too;
   * every other name goes when the customer signs out.
   */
  readonly storage: ScopedStorage
  readonly sessions: SessionStore
  /**
   * Sends one operation and gives its answer, still in wire spelling: decode it with the functions of `decode.ts`.
   *
   * With a `caller`, the call is refused with `FluidSessionChangedError` before it is sent when another session has
   * taken the caller's place, and so is an answer that arrives after that, unless `isAnswerKept`. A session-expired
   * answer ends the session.
   */
  call<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    options?: WireCallOptions,
  ): Promise<WireAnswer<K>>
  /** The same, for a write: the queued-report notice is a success, with an empty answer, and a lost answer is marked. */
  write<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    options?: WireCallOptions,
  ): Promise<WireAnswer<K>>
  /** The session and its user, read together; asked for once per session. Throws when nobody is signed in. */
  readCaller(options?: SharedReadOptions): Promise<Caller>
  /** Keeps what the sign-in read already, so that it is not asked for again. */
  keepCaller(caller: Caller): void
  /** The present session's user as they were read last, without asking. */
  knownUser(): KnownUser | null
  /** The merchant's switches, asked for once per session. */
  readSettings(options?: SharedReadOptions): Promise<Settings>
}

export interface SharedReadOptions extends CallOptions {
  /** Asks again, unless an answer is on its way already; the answer is shared from then on. */
  isFresh?: boolean
}

/** Who a call is made for. */
export interface Caller {
  session: StoredSession
  user: User
}

export interface WireCallOptions extends CallOptions {
  /** Absent: the call is made for whoever is signed in at that moment, or for nobody. */
  caller?: Pick<Caller, 'session'>
  /** A session that is not open yet: the call is made with it, whoever is signed in. */
  candidate?: StoredSession
  /** Gives the answer even when the session ended meanwhile: an order that was placed stays placed. */
  isAnswerKept?: boolean
  credentials?: Credentials
  /** Lets the call outlive the page: a removal that is sent while the page is left. */
  isKeptAlive?: boolean
}

export type WireAnswer<K extends keyof WireOperations> = Untrusted<WireOperations[K]['answer']>

/**
 * Beginnings of the stored names that survive a sign-out: the cart's id per user, and order attempts until their own
 * customer has seen what became of them.
 */
export const KEPT_ON_SIGN_OUT = ['cart:', 'attempt:', 'placed:'] as const
