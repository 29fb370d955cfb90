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
