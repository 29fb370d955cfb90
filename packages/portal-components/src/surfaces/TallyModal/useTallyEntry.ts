import { mergeTally } from '@trade-portal/fluid-sdk'
import type { TallyLength } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { useTallyDraft } from '../../data/drafts/tallyDrafts'
import { presetRows, setPieces, startEntry, tallyOf } from '../../data/cart/tallyEntry'
import type { TallyEntry, TallyRows } from '../../data/cart/tallyEntry'
import { addWritten, readWritten, unreadText } from '../../data/cart/writtenTally'

export interface TallyEntryOptions {
  /** Name of the stored draft, or `null` for none. */
  draftName: string | null
  initialTally: TallyLength[] | undefined
  unit: string
  /** The stocked lengths; empty if the customer types them, or while they load. */
  offered: number[]
}

/**
 * The entries of the tally modal until they are submitted. The lengths may still be loading. The tally in the text line
 * counts with every keystroke, and moves out of the line on Enter or when a row changes.
 */
export function useTallyEntry({ draftName, initialTally, unit, offered }: TallyEntryOptions) {
  const draft = useTallyDraft(draftName)
  const [stored] = useState(() => draft.read())
  const [entry, setEntry] = useState(stored ?? startEntry(initialTally))
  const [isStored, setIsStored] = useState(stored !== null)
  // The entry without the pieces of the text line; `null` while the text line is empty.
  const [withoutText, setWithoutText] = useState<TallyEntry | null>(null)
  const [taken, setTaken] = useState(0)

  const hasPresets = offered.length > 0
  const rows = presetRows(offered, (withoutText ?? entry).pieces)
  const lengths = hasPresets ? rows.map(({ length }) => length) : []
  const written = readWritten(entry.text, unit, lengths)
  const unread = unreadText(written)

  const change = (changed: TallyEntry, storedText: string) => {
    setEntry(changed)
    draft.write({ ...changed, text: storedText })
  }
  const settle = (changed: TallyEntry) => {
    // A text stored earlier may have become valid.
    const counted = withoutText ? changed : addWritten(changed, written.tally, hasPresets)
    setWithoutText(null)
    change({ ...counted, text: unread }, unread)
  }
  const restart = (tally?: TallyLength[]) => {
    draft.clear()
    setEntry(startEntry(tally))
    setWithoutText(null)
    setTaken(0)
    setIsStored(false)
  }

  return {
    ...entry,
    tally: hasPresets ? mergeTally(entry.pieces) : tallyOf(entry.rows),
    /** The stocked lengths to show, with the pieces of each. */
    presets: presetRows(lengths, entry.pieces),
    /** The entry was restored from a draft, and may not be the one the customer wants now. */
    isStored,
    /** The tally parsed from the text line. */
    written,
    /** Number of lengths parsed from the text line, now or at the last Enter. */
    readCount: written.tally.length || taken,
    /** Sets the text line. */
    setText: (text: string) => {
      const before = withoutText ?? entry
      const read = readWritten(text, unit, lengths)
      setWithoutText(before)
      setTaken(0)
      change({ ...addWritten(before, read.tally, hasPresets), text }, unreadText(read))
    },
    /** Moves the valid part of the text line into the rows, and leaves the rest in the line. */
    enterText: () => {
      setTaken(written.tally.length)
      settle(entry)
    },
    setPiecesOf: (length: number, quantity: number) => {
      settle({ ...entry, pieces: setPieces(entry.pieces, length, quantity) })
    },
    setRows: (typed: TallyRows) => settle({ ...entry, rows: typed }),
    /** Restarts with the tally of the line. */
    startOver: () => restart(initialTally),
    /** Clears the entries after the submit. */
    reset: () => restart(),
  }
}
