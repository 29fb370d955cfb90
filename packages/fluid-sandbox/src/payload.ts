import type { WireOperations } from '@trade-portal/fluid-sdk/wire'
import { Refusal } from './refusal.ts'

export type Operation = keyof WireOperations
export type Payload<K extends Operation> = WireOperations[K]['payload']
export type Answer<K extends Operation> = WireOperations[K]['answer']

/** What a payload must hold, key by key; a list's shape is that of each of its rows. */
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
 * Holds a body against its operation's shape. A missing or misspelt key is refused by name, so that a client that
 * strays from the contract learns it here and not in front of a merchant's back end.
 */
export function checkPayload(body: unknown, shape: AnyShape): void {
  const rows = problemsWithin(body, shape)
  if (rows.length > 0) throw new Refusal(rows.map((msg) => ({ field: msg.split(' ')[0], msg })))
}

function problems(body: unknown, field: string, kind: AnyShape[string]): string[] {
  const value = isRecord(body) ? body[field] : undefined
  if (kind === 'text') return typeof value === 'string' ? [] : [`${field} must be text`]
  if (kind === 'number') return Number.isFinite(value) ? [] : [`${field} must be a number`]
  if (kind === 'flag') return typeof value === 'boolean' ? [] : [`${field} must be true or false`]
  if (isList(kind)) {
    if (!Array.isArray(value)) return [`${field} must be a list`]
    return value.flatMap((row) => problemsWithin(row, kind[0]).map((problem) => `${field} row: ${problem}`))
  }
  if (!isRecord(value)) return [`${field} must be an object`]
  return problemsWithin(value, kind).map((problem) => `${field}: ${problem}`)
}

function problemsWithin(body: unknown, shape: AnyShape): string[] {
  return Object.entries(shape).flatMap(([field, kind]) => problems(body, field, kind))
}

function isList(kind: AnyShape | readonly [AnyShape]): kind is readonly [AnyShape] {
  return Array.isArray(kind)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
