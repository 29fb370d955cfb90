const SECRET = /passw|passcode|passphrase|secret|token|credential|api[-_]?key/i

/** Copies what was sent with what nobody else may read hidden: a list of calls is kept, and can be looked at. */
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

/** That nothing was typed is no secret. */
function hidden(value: unknown): string {
  return value === '' ? '' : '(hidden)'
}
