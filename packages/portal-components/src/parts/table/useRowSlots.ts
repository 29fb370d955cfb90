import { useLayoutEffect, useState } from 'react'
import { nextSlots, noSlots } from './rowSlots'
import type { RowSlots } from './rowSlots'

export interface RowSlotsOptions {
  near: readonly { key: string }[]
  /** Keys of rows that never hand their elements on. */
  kept: ReadonlyMap<string, unknown>
  isRecycled: boolean | undefined
}

/** Keys under which rows are drawn, so that they hand their elements on. Use it for rows that keep nothing themselves. */
export function useRowSlots({ near, kept, isRecycled }: RowSlotsOptions): readonly number[] {
  const [held] = useState(heldSlots)
  const next = isRecycled
    ? nextSlots(
        held.drawn(),
        near.map(({ key }) => key),
        kept,
      )
    : noSlots
  // State that is set while rendering would have the table rendered twice for each step of a scroll.
  useLayoutEffect(() => held.hold(next), [held, next])
  return next.drawn.map(({ slot }) => slot)
}

/** The places that stand in the document. */
function heldSlots() {
  let now = noSlots
  return {
    drawn: () => now,
    hold: (next: RowSlots) => {
      now = next
    },
  }
}
