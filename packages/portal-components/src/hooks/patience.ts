/** Milliseconds after which a pending read is reported as slow and offers a retry: the wire has no timeout. */
export const PATIENCE_MS = 8000
