import * as v from 'valibot'

/** A text that may be empty; blanks around it count for nothing. */
export const text = v.pipe(v.string(), v.trim())

/** A text that has to say something. */
export const required = (message: string) => v.pipe(text, v.nonEmpty(message))

/** An e-mail address, and no more than one. */
export const emailAddress = (words: { required: string; invalidEmail: string }) =>
  v.pipe(required(words.required), v.email(words.invalidEmail))

/** An e-mail address, or nothing. */
export const optionalEmailAddress = (words: { invalidEmail: string }) =>
  v.pipe(
    text,
    v.check((value) => value === '' || v.EMAIL_REGEX.test(value), words.invalidEmail),
  )

/** A text that says the same as another answer of the form, such as a password typed twice. */
export const sameAs = (other: string, message: string) => v.pipe(v.string(), v.value(other, message))
