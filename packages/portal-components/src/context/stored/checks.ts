/** Gives a stored value its type, or `null` where it is of another shape: storage is anyone's to write. */
export type Check<T> = (value: unknown) => T | null

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Takes one of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): Check<T> {
  return (value) => words.find((word) => word === value) ?? null
}

/** Takes a list, and of its items those that are as they should be. */
export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value) => (Array.isArray(value) ? value.flatMap((item: unknown) => check(item) ?? []) : null)
}

export const text: Check<string> = (value) => (typeof value === 'string' ? value : null)
