import * as v from 'valibot'

/** Reads JSON that an earlier page stored; what is absent or corrupt is `null`. */
export function parseJson(stored: string | null): unknown {
  if (stored === null) return null
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Reads JSON that an earlier page stored; what is absent, corrupt or of another shape is `null`. */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: string | null,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, parseJson(stored))
  return result.success ? result.output : null
}
