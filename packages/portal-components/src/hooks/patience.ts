/** After so many milliseconds a read that is waited for says so, and can be asked anew: the wire has no time-out. */
export const PATIENCE_MS = 8000
