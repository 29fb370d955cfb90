/** A return from a payment provider: the payment's id, and the address without it. */
export interface PaymentReturn {
  /** `null`: the address names no payment. */
  id: string | null
  /** The address without the payment's id, otherwise unchanged. */
  address: string
}

/** The parameters in which providers send a payment's id, in order of precedence. */
const ID_NAMES = ['sessionId', 'sessionid', 'result', 'transid']

/**
 * Reads which payment a provider returned from, before the `#` first, then after the hash route.
 *
 * @example
 * const { id, address } = readPaymentReturn(location.href)
 * history.replaceState(null, '', address)
 */
export function readPaymentReturn(address: string): PaymentReturn {
  const [page, hash] = splitAt(address, '#')
  const before = takeId(page)
  const after = takeId(hash)
  return { id: before.id ?? after.id, address: before.rest + after.rest }
}

const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns an address that may take part in a payment, as the provider's page or its script: https, or http on this
 * machine itself (`localhost`, `127.0.0.1`, `[::1]`). Anything else is `null`: a payment is never sent where others
 * can read it.
 */
export function paymentAddress(written: string): string | null {
  const url = URL.canParse(written.trim()) ? new URL(written.trim()) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && OWN_MACHINE.has(url.hostname))
  return url && isSafe ? url.href : null
}

/** Removes the id from the query of one part. The query is cut as text, so that the rest keeps its spelling. */
function takeId(part: string): { id: string | null; rest: string } {
  const [path, query] = splitAt(part, '?')
  if (!query) return { id: null, rest: part }
  const fields = query
    .slice(1)
    .split('&')
    .map((written) => {
      const [name, value] = splitAt(written, '=')
      return { written, name: decoded(name), value: decoded(value.slice(1)) }
    })
  const ids = ID_NAMES.flatMap((name) => fields.filter((field) => field.name === name))
  const others = fields.filter(({ name }) => !ID_NAMES.includes(name)).map(({ written }) => written)
  return {
    id: ids.find(({ value }) => value !== '')?.value ?? null,
    rest: others.length > 0 ? `${path}?${others.join('&')}` : path,
  }
}

/** Splits a text before the first occurrence of a mark; the second part is empty when there is none. */
function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)]
}

/** Decodes a value, keeping `+`: an id holds no spaces, but may hold a plus that its provider did not encode. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
