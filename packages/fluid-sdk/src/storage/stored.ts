/** The check of each part of a stored object. */
export type Shape<T> = { readonly [K in keyof T]: (part: unknown) => boolean }

/**
 * Reads an object that an earlier page stored as JSON; what is absent, corrupt or of another shape is `null`.
 *
 * The checks are a few lines of our own: a schema library would be a twentieth of the client, and its schemas stay in
 * the bundle of whoever takes one area alone.
 */
export function parseStored<T>(shape: Shape<T>, stored: string | null): T | null {
  const value = parseJson(stored)
  return isOf(shape, value) ? value : null
}

/** Reads JSON that an earlier page stored; what is absent or corrupt is `null`. */
export function parseJson(stored: string | null): unknown {
  if (stored === null) return null
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

export function isOf<T>(shape: Shape<T>, value: unknown): value is T {
  if (typeof value !== 'object' || value === null) return false
  const parts = value as Record<string, unknown>
  return Object.entries<(part: unknown) => boolean>(shape).every(([name, is]) => is(parts[name]))
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** JSON knows figures past all figures: `1e999` is none of ours. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
