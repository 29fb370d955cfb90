import * as v from 'valibot'

/** An optional text, trimmed. */
export const text = v.pipe(v.string(), v.trim())

/** A non-empty text. */
export const required = (message: string) => v.pipe(text, v.nonEmpty(message))

/** A single e-mail address. The merchant's existing value, `known`, is accepted as it is. */
export const emailAddress = (words: { required: string; invalidEmail: string }, known = '') =>
  v.pipe(
    required(words.required),
    v.check((value) => value === known.trim() || isEmailAddress(value), words.invalidEmail),
  )

/** An optional e-mail address. */
export const optionalEmailAddress = (words: { invalidEmail: string }) =>
  v.pipe(
    text,
    v.check((value) => value === '' || isEmailAddress(value), words.invalidEmail),
  )

/** A text equal to another answer of the form, such as a password typed twice. */
export const sameAs = (other: string, message: string) => v.pipe(v.string(), v.value(other, message))

const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const ADDRESS = new RegExp(String.raw`^(${ATOM}(?:\.${ATOM})*)@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`, 'u')
/** Maximum lengths of RFC 5321, 4.5.3.1: the local part, and the whole address. */
const LONGEST = { name: 64, address: 254 }

/**
 * Returns whether a text is one e-mail address that a browser's `input type=email` and RFC 5321 both accept, with a
 * domain of two labels or more in any script. A comma, a blank or a line break does not separate addresses: the text
 * holds one, or none.
 */
export function isEmailAddress(text: string): boolean {
  const [, name = ''] = ADDRESS.exec(text) ?? []
  return name !== '' && name.length <= LONGEST.name && text.length <= LONGEST.address
}
