import { isFigure, parseDecimal, UNKNOWN } from '../arithmetic/decimal'
import { parseMoney } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'

/** An answer as it may really arrive: any part absent or null, any value in another form than declared. */
export type Untrusted<T> = T extends readonly (infer Item)[]
  ? readonly Untrusted<Item>[] | null | undefined
  : T extends object
    ? { readonly [K in keyof T]?: Untrusted<T[K]> } | null | undefined
    : T extends null | undefined
      ? T
      : unknown

const TRUE_FORMS = new Set(['true', 'yes', '1'])
const FALSE_FORMS = new Set(['false', 'no', '0'])

/** Decodes a text or a number as text; nothing is `''`. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Decodes a switch in any of the wire's forms; anything else is off. */
export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : TRUE_FORMS.has(form(value))
}

/** Returns whether a value is one of the wire's forms of false. */
export function isFalse(value: unknown): boolean {
  return FALSE_FORMS.has(form(value))
}

/** Decodes a number, or the text of one, within the range of safe integers. */
export function number(value: unknown): number | null {
  const result = parseDecimal(value) ? Number(value) : NaN
  return Math.abs(result) <= Number.MAX_SAFE_INTEGER ? result : null
}

/** Decodes a quantity; nothing counts as 0, and an unreadable one is `UNKNOWN`. */
export function quantity(value: unknown): number {
  return number(value) ?? (isMissing(value) ? 0 : UNKNOWN)
}

/** Decodes an amount; nothing counts as 0, and an unreadable one is `UNKNOWN`: it is never taken for 0. */
export function amount(value: unknown): Money {
  return optionalAmount(value) ?? 0
}

/** Decodes an amount; nothing is `null`, and an unreadable one is `UNKNOWN`. */
export function optionalAmount(value: unknown): Money | null {
  return parseMoney(value) ?? (isMissing(value) ? null : UNKNOWN)
}

/** Decodes a price; nothing, zero and a word such as 'POA' are 'Price on request'; a bad figure is `UNKNOWN`. */
export function price(value: unknown): Money | null {
  const known = parseMoney(value)
  if (known !== null) return known || null
  return isFigure(value) ? UNKNOWN : null
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Returns the objects of a list; an absent list is empty. */
export function rows<Item>(list: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}

/** Returns the first item of each key: a back end that joins its tables wrongly lists some twice. */
export function distinct<Item>(list: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>()
  for (const item of list) {
    const key = keyOf(item)
    if (!seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}

/** Decodes a day, `YYYY-MM-DD`; no date, and one in no calendar, is `null`. */
export function date(value: unknown): string | null {
  const [day, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text(value).trim()) ?? []
  if (!day) return null
  const calendar = new Date(0)
  calendar.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth))
  return calendar.toISOString().startsWith(day) ? day : null
}

/** Splits a `|`-separated list; an empty part stays empty. */
export function parts(value: unknown): string[] {
  const written = text(value)
  const found: string[] = []
  // Cut by hand: `split` takes half as long again over the short lists of a long listing.
  let from = 0
  for (let end = written.indexOf('|'); end >= 0; end = written.indexOf('|', from)) {
    found.push(written.slice(from, end).trim())
    from = end + 1
  }
  found.push((from === 0 ? written : written.slice(from)).trim())
  return found
}

/** Decodes an address, resolved against the endpoint; only http and https are accepted. */
export function address(value: unknown, endpoint: string): string | null {
  const written = text(value).trim()
  if (!written) return null
  const plain = plainAddress(written, endpoint)
  if (plain !== null) return plain
  return parseHttp(written, `${endpoint}/`)?.href ?? null
}

/** The prefix of a picture embedded in its address. */
export const DATA_IMAGE = /^data:image\//i

/** Decodes the address of a picture: http, https, or the picture itself as `data:image`. */
export function image(value: unknown, endpoint: string): string | null {
  const written = text(value).trim()
  return DATA_IMAGE.test(written) ? written : address(written, endpoint)
}

const NAMES = String.raw`[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*`
const PLAIN_PATH = new RegExp(String.raw`^\/?${NAMES}$`)
const PLAIN_URL = new RegExp(String.raw`^https?:\/\/(?:[a-z\d]+[.-])*[a-z]+\/${NAMES}$`)

/**
 * Resolves an address whose names need no parsing, as most do; `null` for every other. Parsing the addresses of a
 * long listing takes several times as long as parsing its JSON.
 */
function plainAddress(written: string, endpoint: string): string | null {
  if (!PLAIN_PATH.test(written)) return PLAIN_URL.test(written) ? written : null
  const base = baseOf(endpoint)
  if (base === null) return null
  return written.startsWith('/') ? base.origin + written : base.folder + written
}

/** The bases by endpoint, each parsed once, since an endpoint never changes. */
const bases = new Map<string, { origin: string; folder: string } | null>()

function baseOf(endpoint: string) {
  const known = bases.get(endpoint)
  if (known !== undefined) return known
  const url = parseHttp('./', `${endpoint}/`)
  const base = url && { origin: url.origin, folder: url.href }
  bases.set(endpoint, base)
  return base
}

/** Parsed once: checking first whether it can be parsed would take as long again. */
function parseHttp(written: string, base: string): URL | null {
  try {
    const url = new URL(written, base)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

function form(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : text(value).trim().toLowerCase()
}
