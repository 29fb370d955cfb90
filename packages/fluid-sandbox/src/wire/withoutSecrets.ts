const SECRET = /passw|passcode|passphrase|secret|token|credential|api[-_]?key/i

/** Copies a payload with its secrets hidden: a list of calls is stored, and can be inspected. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSecrets)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) ? hidden(inner) : withoutSecrets(inner),
    ]),
  )
}

/** Hides a secret; an empty one is none. */
function hidden(value: unknown): string {
  return value === '' ? '' : '(hidden)'
}
