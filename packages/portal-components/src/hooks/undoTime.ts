/** Time for an Undo in milliseconds, before the portal's pace is applied. */
export const UNDO_TIME = 7_000
