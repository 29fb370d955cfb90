/** The number of calls that an error tells, which only some browsers have. */
export const errors: { stackTraceLimit?: number | undefined } = Error
export const { stackTraceLimit } = errors

// React makes five errors as it is loaded, to throw them later. An inspected browser wants the place of every call that
// led there, and reads the whole script again for it: a quarter of the work of a start, of which no visitor has any.
errors.stackTraceLimit = undefined
