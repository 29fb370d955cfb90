import { isRecord } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'
import { useStoredOwner } from '../../context/stored/openStored'

type DraftValues = Record<string, string | boolean | number>

/** Stores the values of a form for 7 days or until the sign-out. A failure to store is ignored. */
export function createDraft<T extends DraftValues>(options: {
  owner: StoredOwner
  form: string
  /** Values of a form without a draft. A draft keeps only these fields, and only in these types. */
  initial: T
}) {
  const { owner, form, initial } = options
  const known = (values: unknown) => (isRecord(values) ? knownFields(values, initial) : null)
  const stored = openStored<Partial<T>>(owner, 'draft', known, form)
  return {
    read: (): T => ({ ...initial, ...stored.read() }),
    write: (values: T) => stored.write(knownFields(values, initial)),
    clear: () => stored.clear(),
  }
}

function knownFields<T extends DraftValues>(values: Record<string, unknown>, initial: T): Partial<T> {
  const fields = Object.keys(initial).filter((field) => typeof values[field] === typeof initial[field])
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<T>
}

/** Returns the customer's draft of a form, which outlives a page, a modal and a session. Unnamed, it stores nothing. */
export function useDraft<T extends DraftValues>({ form, initial }: { form: string | undefined; initial: T }) {
  const owner = useStoredOwner()
  if (form === undefined) return { read: () => initial, write: () => undefined, clear: () => undefined }
  return createDraft({ owner, form, initial })
}
