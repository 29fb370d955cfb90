import type { Configuration } from '../configuration'
import { FluidNoProductDataError, FluidNoRecordsError } from '../errors'
import type { StoredSession } from '../storage/sessionStore'
import type { WireOperations } from '../wire/operations'
import type { Untrusted } from './decode'
import type { FieldNames } from './refusal'
import type { Credentials, StreamedRowsOptions } from './transportRequest'

/** The options of every operation, beside its input. */
export interface CallOptions {
  /**
   * Aborts the call: it rejects at once with the signal's own reason, an `AbortError` unless `abort` was given
   * another, and nothing more is sent. A write already on its way may have been carried out.
   */
  signal?: AbortSignal | undefined
}

/** The options of an operation that copies a transaction's goods. */
export interface CopyOptions extends CallOptions {
  /**
   * Called before the operation ends, also with a lost answer, when the transaction may have been charged for a
   * delivery by an unknown product: the charge may have been copied as goods.
   */
  onUnknownCharge?: (() => void) | undefined
}

/** The options of an operation with a long list for an answer. */
export interface ListOptions<Row> extends CallOptions {
  /**
   * Called while the answer arrives, with the rows since the last call, in the answer's order, to show the first of
   * them at once. Never called when the answer is held back until it is complete.
   *
   * They are the same row objects as in the final result, but not yet the answer: it can still break off, or be a
   * refusal. Then the operation rejects, and after a refusal none of the rows is valid.
   */
  onRows?: ((rows: readonly Row[]) => void) | undefined
}

/** Calls of the wire to one merchant's back end. */
export interface WireCalls {
  readonly configuration: Configuration
  /** The fixed values, which differ for some back ends. */
  readonly portal: { tpa: string; domain: string; extra: string; sessionType: string }
  /**
   * Sends one operation and returns its answer, still in wire spelling: decode it with the functions of `decode.ts`.
   *
   * With a `caller`, the call throws a `FluidSessionChangedError` before it is sent when another session has replaced the
   * caller's, and so does an answer that arrives after that, unless `returnsAnswerAfterSession`, or for a write while the
   * same customer has signed in again. A session-expired answer ends the session.
   */
  call<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    options?: WireCallOptions,
  ): Promise<WireAnswer<K>>
  /** Like `call`, for a write: a queued report is a success with an empty answer, and a lost answer is marked. */
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
  returnsAnswerAfterSession?: boolean | undefined
  /** The call changes something. Set by `write`. */
  isOfWrite?: boolean | undefined
  credentials?: Credentials
  /** Lets the call outlive the page, for a removal sent while the page closes. */
  isKeepalive?: boolean
  /** Streams the rows of a list while the answer arrives. */
  list?: StreamedRowsOptions | undefined
  /** Input names of the fields in a refusal, by their wire names. Default: both are the same. */
  fields?: FieldNames
}

export type WireAnswer<K extends keyof WireOperations> = Untrusted<WireOperations[K]['answer']>

/** Sends one operation, and returns `null` when the merchant has no such record. */
export async function callUnlessNone<K extends keyof WireOperations>(
  calls: Pick<WireCalls, 'call'>,
  operation: K,
  payload: WireOperations[K]['payload'],
  options?: WireCallOptions,
): Promise<WireAnswer<K> | null> {
  try {
    return await calls.call(operation, payload, options)
  } catch (error) {
    if (error instanceof FluidNoRecordsError || error instanceof FluidNoProductDataError) return null
    throw error
  }
}
