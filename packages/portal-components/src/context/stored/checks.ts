/** Returns a stored value with its type, or `null` if it has another shape: any script may write to storage. */
export type Check<T> = (value: unknown) => T | null

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Accepts one of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): Check<T> {
  return (value) => words.find((word) => word === value) ?? null
}

/** Accepts a list, and drops its invalid items. */
export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value) => (Array.isArray(value) ? value.flatMap((item: unknown) => check(item) ?? []) : null)
}

export const text: Check<string> = (value) => (typeof value === 'string' ? value : null)
