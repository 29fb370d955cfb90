import type { WireErrorRow, WireOperations } from '@trade-portal/fluid-sdk/wire'
import type { StreamedList } from './StreamedList.ts'
import { Refusal } from './refusal.ts'

export type Operation = keyof WireOperations
export type Payload<K extends Operation> = WireOperations[K]['payload']
export type Answer<K extends Operation> = WireOperations[K]['answer']

/** An answer whose lists may be made as it leaves. */
export type StreamedAnswer<K extends Operation> = {
  [P in keyof Answer<K>]: Answer<K>[P] extends (infer Item)[]
    ? Answer<K>[P] | StreamedList<Item>
    : Answer<K>[P]
}

/** The type that a payload must have, key by key; a list's shape is that of each of its rows. */
export type Shape<P> = {
  readonly [F in keyof P]-?: P[F] extends string
    ? 'text'
    : P[F] extends number
      ? 'number'
      : P[F] extends boolean
        ? 'flag'
        : P[F] extends readonly (infer Row)[]
          ? readonly [Shape<Row>]
          : Shape<P[F]>
}

type AnyShape = { readonly [field: string]: 'text' | 'number' | 'flag' | readonly [AnyShape] | AnyShape }

/**
 * Reads a body by its operation's shape. Numbers, flags and lists come out as their declared types, from any spelling
 * that the contract allows. A missing or misspelt key is refused by name, so that a client that strays from the
 * contract learns it here and not from a merchant's back end.
 */
export function readPayload(body: unknown, shape: AnyShape): unknown {
  const rows: WireErrorRow[] = []
  const payload = readRecord(body, shape, (field, msg) => rows.push({ field, msg }))
  if (rows.length > 0) throw new Refusal(rows)
  return payload
}

/** Records an error of a key of the payload. */
type Note = (field: string, msg: string) => unknown

function readRecord(body: unknown, shape: AnyShape, note: Note): Record<string, unknown> {
  const given = isRecord(body) ? body : {}
  return Object.fromEntries(
    Object.entries(shape).map(([field, kind]) => [field, read(given[field], field, kind, note)]),
  )
}

function read(value: unknown, field: string, kind: AnyShape[string], note: Note): unknown {
  if (kind === 'text') return typeof value === 'string' ? value : note(field, `${field} must be text`)
  if (kind === 'number') return readNumber(value) ?? note(field, `${field} must be a number`)
  if (kind === 'flag') return readFlag(value) ?? note(field, `${field} must be true or false`)
  // Faults inside a list or an object are reported under the payload's own key.
  if (isList(kind)) {
    const inRow: Note = (_key, msg) => note(field, `${field} row: ${msg}`)
    const rows = value ?? []
    if (!Array.isArray(rows)) return note(field, `${field} must be a list`)
    return rows.map((row) => readRecord(row, kind[0], inRow))
  }
  if (!isRecord(value)) return note(field, `${field} must be an object`)
  return readRecord(value, kind, (_key, msg) => note(field, `${field}: ${msg}`))
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function readFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'object' ? '' : String(value).toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0'].includes(word) ? false : undefined
}

function isList(kind: AnyShape | readonly [AnyShape]): kind is readonly [AnyShape] {
  return Array.isArray(kind)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
