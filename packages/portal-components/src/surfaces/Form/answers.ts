import * as v from 'valibot'

/** A text that may be empty; blanks around it count for nothing. */
export const text = v.pipe(v.string(), v.trim())

/** A text that has to say something. */
export const required = (message: string) => v.pipe(text, v.nonEmpty(message))
