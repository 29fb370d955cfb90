/** Time for an Undo in milliseconds, at the pace of a clock. */
export const UNDO_TIME = 7_000
