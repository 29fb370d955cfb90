import { usePortal } from '../../context/PortalContext'
import { useDraft } from './drafts'
import type { TallyEntry } from '../cart/tallyEntry'
import { addRow, startRows, typeIn } from '../cart/tallyEntry'

/**
 * Stores an unfinished tally, so that a modal closed by mistake, a reload or an expired session loses nothing. Use it
 * wherever a tally is entered; without a name it stores nothing.
 */
export function useTallyDraft(name: string | null) {
  const { session } = usePortal()
  const isStored = name !== null && session.status === 'signedIn'
  const draft = useDraft({ form: isStored ? `tally:${name}` : undefined, initial: { entry: '' } })
  return {
    read: () => entryFromText(draft.read().entry),
    write: (entry: TallyEntry) => draft.write({ entry: textOfEntry(entry) }),
    clear: () => draft.clear(),
  }
}

export function textOfEntry({ pieces, rows, text }: TallyEntry): string {
  return JSON.stringify({
    pieces: pieces.map(({ length, quantity }) => [length, quantity]),
    rows: rows.rows.map((row) => [row.length, row.pieces]),
    text,
  })
}

/** Parses a stored entry; `null` if it cannot be used. */
export function entryFromText(storedText: string): TallyEntry | null {
  try {
    const stored = JSON.parse(storedText) as { pieces?: unknown; rows?: unknown; text?: unknown } | null
    const pieces = pairs(stored?.pieces, isCount).map(([length, quantity]) => ({ length, quantity }))
    const rows = pairs(stored?.rows, isText).reduce(
      (typed, [length, amount], id) =>
        typeIn(typeIn(id === 0 ? typed : addRow(typed), id, 'length', length), id, 'pieces', amount),
      startRows(),
    )
    return { pieces, rows, text: isText(stored?.text) ? stored.text : '' }
  } catch {
    return null
  }
}

/** Returns the valid pairs of a stored list; another version may have stored something else. */
function pairs<T>(stored: unknown, is: (value: unknown) => value is T): [T, T][] {
  if (!Array.isArray(stored)) return []
  return stored.filter((pair): pair is [T, T] => Array.isArray(pair) && pair.length === 2 && pair.every(is))
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
