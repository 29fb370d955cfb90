import { mergeTally } from '@trade-portal/fluid-sdk'
import type { TallyLength } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { useTallyDraft } from '../../data/drafts/tallyDrafts'
import { presetRows, setPieces, startEntry, tallyOf } from '../../data/cart/tallyEntry'
import type { TallyEntry, TallyRows } from '../../data/cart/tallyEntry'
import { addWritten, readWritten, unreadText } from '../../data/cart/writtenTally'

export interface TallyEntryOptions {
  /** Names what is kept; `null`: nothing is. */
  draftName: string | null
  initialTally: TallyLength[] | undefined
  unit: string
  /** The lengths on offer: none where the customer types them, or while they are read. */
  offered: number[]
}

/**
 * Holds what is being entered until it has been handed on. Use it in the tally modal, whose lengths may still be on
 * their way. What the text line names counts with every key; it is out of the line once the customer goes on.
 */
export function useTallyEntry({ draftName, initialTally, unit, offered }: TallyEntryOptions) {
  const draft = useTallyDraft(draftName)
  const [kept] = useState(() => draft.read())
  const [entry, setEntry] = useState(kept ?? startEntry(initialTally))
  const [isKept, setIsKept] = useState(kept !== null)
  // The entry without the pieces that the text line names; `null` while it names none.
  const [withoutText, setWithoutText] = useState<TallyEntry | null>(null)
  const [taken, setTaken] = useState(0)

  const hasPresets = offered.length > 0
  const rows = presetRows(offered, (withoutText ?? entry).pieces)
  const lengths = hasPresets ? rows.map(({ length }) => length) : []
  const written = readWritten(entry.text, unit, lengths)
  const unread = unreadText(written)

  const change = (changed: TallyEntry, keptText: string) => {
    setEntry(changed)
    draft.write({ ...changed, text: keptText })
  }
  const settle = (changed: TallyEntry) => {
    // A text that was kept from another time may be readable by now.
    const counted = withoutText ? changed : addWritten(changed, written.tally, hasPresets)
    setWithoutText(null)
    change({ ...counted, text: unread }, unread)
  }
  const restart = (tally?: TallyLength[]) => {
    draft.clear()
    setEntry(startEntry(tally))
    setWithoutText(null)
    setTaken(0)
    setIsKept(false)
  }

  return {
    ...entry,
    tally: hasPresets ? mergeTally(entry.pieces) : tallyOf(entry.rows),
    /** The lengths to show where some are on offer, with the pieces of each. */
    presets: presetRows(lengths, entry.pieces),
    /** It was begun at an earlier time, and may not be what the customer comes for now. */
    isKept,
    /** The pieces that the text line names. */
    written,
    /** Lengths read from the text line, now or when it was last entered. */
    readCount: written.tally.length || taken,
    /** The customer types or pastes into the text line. */
    setText: (text: string) => {
      const before = withoutText ?? entry
      const read = readWritten(text, unit, lengths)
      setWithoutText(before)
      setTaken(0)
      change({ ...addWritten(before, read.tally, hasPresets), text }, unreadText(read))
    },
    /** Takes what was read out of the text line, and leaves in it what was not. */
    enterText: () => {
      setTaken(written.tally.length)
      settle(entry)
    },
    setPiecesOf: (length: number, quantity: number) => {
      settle({ ...entry, pieces: setPieces(entry.pieces, length, quantity) })
    },
    setRows: (typed: TallyRows) => settle({ ...entry, rows: typed }),
    /** Begins anew with what the line holds. */
    startOver: () => restart(initialTally),
    /** It has been handed on. */
    reset: () => restart(),
  }
}
