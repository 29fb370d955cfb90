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
