import * as v from 'valibot'
import { isEmailAddress } from './isEmailAddress'

/** A text that may be empty; blanks around it count for nothing. */
export const text = v.pipe(v.string(), v.trim())

/** A text that has to say something. */
export const required = (message: string) => v.pipe(text, v.nonEmpty(message))

/** An e-mail address, and no more than one. What the merchant has written down already, `known`, stays as it is. */
export const emailAddress = (words: { required: string; invalidEmail: string }, known = '') =>
  v.pipe(
    required(words.required),
    v.check((value) => value === known.trim() || isEmailAddress(value), words.invalidEmail),
  )

/** An e-mail address, or nothing. */
export const optionalEmailAddress = (words: { invalidEmail: string }) =>
  v.pipe(
    text,
    v.check((value) => value === '' || isEmailAddress(value), words.invalidEmail),
  )

/** A text that says the same as another answer of the form, such as a password typed twice. */
export const sameAs = (other: string, message: string) => v.pipe(v.string(), v.value(other, message))
