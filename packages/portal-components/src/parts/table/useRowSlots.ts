import { useLayoutEffect, useState } from 'react'
import { nextSlots, noSlots } from './rowSlots'
import type { RowSlots } from './rowSlots'

export interface RowSlotsOptions {
  near: readonly { key: string }[]
  /** Keys of rows whose elements are never reassigned. */
  kept: ReadonlyMap<string, unknown>
  isRecycled: boolean | undefined
}

/** Returns the React keys with which rows reuse elements. Only for rows without state. */
export function useRowSlots({ near, kept, isRecycled }: RowSlotsOptions): readonly number[] {
  const [held] = useState(heldSlots)
  const next = isRecycled
    ? nextSlots(
        held.drawn(),
        near.map(({ key }) => key),
        kept,
      )
    : noSlots
  // State set while rendering would render the table twice per scroll step.
  useLayoutEffect(() => held.hold(next), [held, next])
  return next.drawn.map(({ slot }) => slot)
}

/** The slots in the document. */
function heldSlots() {
  let now = noSlots
  return {
    drawn: () => now,
    hold: (next: RowSlots) => {
      now = next
    },
  }
}
