import * as v from 'valibot'

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

const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const ADDRESS = new RegExp(String.raw`^(${ATOM}(?:\.${ATOM})*)@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`, 'u')
/** RFC 5321, 4.5.3.1: what stands before the @, and the whole. */
const LONGEST = { name: 64, address: 254 }

/**
 * Returns whether a text is one e-mail address, as a browser's `input type=email` and RFC 5321 both take it, with a domain
 * of two names or more in any script. A comma, a blank or a line break ends no first address: there is one or none.
 */
export function isEmailAddress(text: string): boolean {
  const [, name = ''] = ADDRESS.exec(text) ?? []
  return name !== '' && name.length <= LONGEST.name && text.length <= LONGEST.address
}
