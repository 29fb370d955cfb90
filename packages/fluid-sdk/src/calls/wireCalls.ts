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
  /** The fixed values, which differ for some back ends. */
  readonly portal: { tpa: string; domain: string; extra: string; sessionType: string }
  /**
   * Sends one operation and returns its answer, still in wire spelling: decode it with the functions of `decode.ts`.
   *
   * With a `caller`, the call throws a `FluidSessionChangedError` before it is sent when another session has replaced
   * the caller's, and so does an answer that arrives after that, unless `isAnswerKept`, or for a write while the same
   * customer has signed in again. A session-expired answer ends the session.
   */
  call<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    options?: WireCallOptions,
  ): Promise<WireAnswer<K>>
  /**
   * Like `call`, for a write: the queued-report notice is a success, with an empty answer, and a lost answer is
   * marked.
   */
  write<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    options?: WireCallOptions,
  ): Promise<WireAnswer<K>>
}

export interface WireCallOptions extends CallOptions {
  /** Absent: the call is made with the session at that moment, if any. */
  caller?: { session: StoredSession }
  /** A session not open yet: the call is made with it, whichever session is current. */
  candidate?: StoredSession
  /** Returns the answer even when the session ended meanwhile: an order once placed stays placed. */
  isAnswerKept?: boolean | undefined
  /** The call changes something. Set by `write`. */
  isOfWrite?: boolean | undefined
  credentials?: Credentials
  /** Lets the call outlive the page, for a removal sent while the page closes. */
  isKeptAlive?: boolean
  /** Streams the rows of a list while the answer arrives. */
  list?: ListAhead | undefined
  /** Input names of the fields in a refusal, by their wire names. Default: both are the same. */
  fields?: FieldNames
}

export type WireAnswer<K extends keyof WireOperations> = Untrusted<WireOperations[K]['answer']>
