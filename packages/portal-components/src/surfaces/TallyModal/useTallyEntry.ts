import type { TallyLength } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { useTallyDraft } from '../../state/tallyDrafts'
import { setPieces, startEntry } from '../../state/tallyEntry'
import type { TallyEntry, TallyRows } from '../../state/tallyEntry'

export interface TallyEntryOptions {
  productId: string
  mode: 'add' | 'update'
  initialTally: TallyLength[] | undefined
}

/**
 * Holds what is being entered until it has been handed on. Use it in the tally modal, whose lengths may still be on
 * their way.
 */
export function useTallyEntry({ productId, mode, initialTally }: TallyEntryOptions) {
  // A line of the cart holds its own tally; a product that is being added keeps what was begun.
  const draft = useTallyDraft(mode === 'add' ? productId : null)
  const [entry, setEntry] = useState(() => draft.read() ?? startEntry(initialTally))

  const change = (changed: TallyEntry) => {
    setEntry(changed)
    draft.write(changed)
  }

  return {
    ...entry,
    setPiecesOf: (length: number, quantity: number) =>
      change({ ...entry, pieces: setPieces(entry.pieces, length, quantity) }),
    setRows: (rows: TallyRows) => change({ ...entry, rows }),
    reset: () => {
      draft.clear()
      setEntry(startEntry())
    },
  }
}
