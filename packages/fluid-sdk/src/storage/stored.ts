/** The check of each part of a stored object. */
export type Shape<T> = { readonly [K in keyof T]: (part: unknown) => boolean }

/**
 * Parses an object stored as JSON by an earlier page; an absent or corrupt one, or one of another shape, is `null`.
 *
 * The checks are a few lines of our own: a schema library would be a twentieth of the client, and its schemas would
 * stay in the bundle of a page with a single area.
 */
export function parseStored<T>(shape: Shape<T>, stored: string | null): T | null {
  const value = parseJson(stored)
  return isOf(shape, value) ? value : null
}

/** Parses JSON stored by an earlier page; absent or corrupt JSON is `null`. */
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

/** JSON has numbers beyond all finite ones: `1e999` is not accepted. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
