import type { ScopedStorage } from '@trade-portal/fluid-sdk'

export type DraftValues = Record<string, string | boolean | number>

const LIFETIME = 7 * 24 * 60 * 60_000

/**
 * Keeps the values of a form for 7 days. A draft that cannot be stored is lost quietly, and a draft of another version
 * does no harm. Signing out removes it.
 */
export function createDraft<T extends DraftValues>(options: {
  storage: ScopedStorage
  user: string
  form: string
  /** Values of a form without a draft. A draft keeps only these fields, and only in these types. */
  initial: T
  now?: () => number
}) {
  const { storage, user, form, initial, now = Date.now } = options
  const name = `draft:${encodeURIComponent(user)}:${form}`
  return {
    read: (): T => ({ ...initial, ...kept(storage.get(name), initial, now()) }),
    write(values: T) {
      const fields = Object.keys(initial).map((field) => [field, values[field]])
      storage.set(name, JSON.stringify({ at: now(), values: Object.fromEntries(fields) as unknown }))
    },
    clear: () => storage.remove(name),
  }
}

function kept<T extends DraftValues>(text: string | null, initial: T, now: number): Partial<T> {
  try {
    const draft = JSON.parse(text ?? 'null') as { at?: unknown; values?: Record<string, unknown> } | null
    if (typeof draft?.at !== 'number' || now - draft.at > LIFETIME || !draft.values) return {}
    const { values } = draft
    const fields = Object.keys(initial).filter((field) => typeof values[field] === typeof initial[field])
    return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<T>
  } catch {
    return {}
  }
}
