/** What every operation takes beside its input. */
export interface CallOptions {
  signal?: AbortSignal
}
