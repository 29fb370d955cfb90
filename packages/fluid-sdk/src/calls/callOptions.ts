/** The options of every operation, beside its input. */
export interface CallOptions {
  /**
   * Gives the call up: it rejects at once with the signal's own reason, an `AbortError` unless `abort` was given another,
   * and nothing more is sent. A write that was on its way by then may have been carried out.
   */
  signal?: AbortSignal | undefined
}

/** The options of an operation that copies a transaction's goods. */
export interface CopyOptions extends CallOptions {
  /**
   * Called before the operation ends, also with a lost answer, where the transaction may have been charged for a delivery
   * and it could not be learned by which product: the charge may have come along as goods.
   */
  onUnknownCharge?: (() => void) | undefined
}

/** The options of an operation that gives a long list. */
export interface ListOptions<Row> extends CallOptions {
  /**
   * Called while the answer is on its way, with the rows that have come since the last call, in the answer's order: to
   * show the first of them at once. Where the answer is held back until it is whole it is never called.
   *
   * They are the very rows that the operation gives in the end, but not the answer before it has: it can still break off,
   * or be a refusal. Then the operation rejects, and after a refusal nothing of what came before holds.
   */
  onRows?: ((rows: readonly Row[]) => void) | undefined
}
