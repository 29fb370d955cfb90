import type { TallyLength } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { useTallyDraft } from '../../data/drafts/tallyDrafts'
import { setPieces, startEntry } from '../../data/cart/tallyEntry'
import type { TallyEntry, TallyRows } from '../../data/cart/tallyEntry'

export interface TallyEntryOptions {
  /** Names what is kept; `null`: nothing is. */
  draftName: string | null
  initialTally: TallyLength[] | undefined
}

/**
 * Holds what is being entered until it has been handed on. Use it in the tally modal, whose lengths may still be on
 * their way.
 */
export function useTallyEntry({ draftName, initialTally }: TallyEntryOptions) {
  const draft = useTallyDraft(draftName)
  const [kept] = useState(() => draft.read())
  const [entry, setEntry] = useState(kept ?? startEntry(initialTally))
  const [isKept, setIsKept] = useState(kept !== null)

  const change = (changed: TallyEntry) => {
    setEntry(changed)
    draft.write(changed)
  }
  const restart = (tally?: TallyLength[]) => {
    draft.clear()
    setEntry(startEntry(tally))
    setIsKept(false)
  }

  return {
    ...entry,
    /** It was begun at an earlier time, and may not be what the customer comes for now. */
    isKept,
    setPiecesOf: (length: number, quantity: number) =>
      change({ ...entry, pieces: setPieces(entry.pieces, length, quantity) }),
    setRows: (rows: TallyRows) => change({ ...entry, rows }),
    /** Begins anew with what the line holds. */
    startOver: () => restart(initialTally),
    /** It has been handed on. */
    reset: () => restart(),
  }
}
