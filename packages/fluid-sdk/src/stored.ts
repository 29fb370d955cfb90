import * as v from 'valibot'

/** Reads JSON that an earlier page stored; what is absent, corrupt or of another shape is `null`. */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: string | null,
): v.InferOutput<Schema> | null {
  if (stored === null) return null
  try {
    const result = v.safeParse(schema, JSON.parse(stored))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
