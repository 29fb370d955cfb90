import type { Configuration } from '../configuration'
import type { StoredSession } from '../storage/sessionStore'
import type { WireOperations } from '../wire/operations'
import type { CallOptions } from './callOptions'
import type { Untrusted } from './decode'
import type { FieldNames } from './refusal'
import type { Credentials, ListAhead } from './transportRequest'

/** Calls of the wire to one merchant's back end. */
export interface WireCalls {
  readonly configuration: Configuration
  /** The fixed values that some back ends want to be others. */
  readonly portal: { tpa: string; domain: string; extra: string; sessionType: string }
  /**
   * Sends one operation and gives its answer, still in wire spelling: decode it with the functions of `decode.ts`.
   *
   * With a `caller`, the call is refused with `FluidSessionChangedError` before it is sent when another session has
   * taken the caller's place, and so is an answer that arrives after that, unless `isAnswerKept`, or a write's while
   * the same customer has signed in again. A session-expired answer ends the session.
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
}

export interface WireCallOptions extends CallOptions {
  /** Absent: the call is made for whoever is signed in at that moment, or for nobody. */
  caller?: { session: StoredSession }
  /** A session that is not open yet: the call is made with it, whoever is signed in. */
  candidate?: StoredSession
  /** Gives the answer even when the session ended meanwhile: an order that was placed stays placed. */
  isAnswerKept?: boolean | undefined
  /** The call changes something. `write` says so. */
  isOfWrite?: boolean | undefined
  credentials?: Credentials
  /** Lets the call outlive the page: a removal that is sent while the page is left. */
  isKeptAlive?: boolean
  /** Tells the rows of a list while the answer arrives. */
  list?: ListAhead | undefined
  /** The input's names of the fields that a refusal may name, by their wire names. Default: both are the same. */
  fields?: FieldNames
}

export type WireAnswer<K extends keyof WireOperations> = Untrusted<WireOperations[K]['answer']>
