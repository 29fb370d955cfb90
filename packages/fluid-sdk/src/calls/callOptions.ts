/** The options of every operation, beside its input. */
export interface CallOptions {
  signal?: AbortSignal
}
