/** The options of every operation, beside its input. */
export interface CallOptions {
  /**
   * Gives the call up: it rejects at once with the signal's own reason, an `AbortError` unless `abort` was given another,
   * and nothing more is sent. A write that was on its way by then may have been carried out.
   */
  signal?: AbortSignal | undefined
}
