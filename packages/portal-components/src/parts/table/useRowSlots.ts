import { useState } from 'react'
import { nextSlots, noSlots } from './rowSlots'

export interface RowSlotsOptions {
  near: readonly { key: string }[]
  /** Keys of rows that never hand their elements on. */
  kept: ReadonlyMap<string, unknown>
  isRecycled: boolean | undefined
}

/** Keys under which rows are drawn, so that they hand their elements on. Use it for rows that keep nothing themselves. */
export function useRowSlots({ near, kept, isRecycled }: RowSlotsOptions): readonly number[] {
  const [slots, setSlots] = useState(noSlots)
  const next = isRecycled
    ? nextSlots(
        slots,
        near.map(({ key }) => key),
        kept,
      )
    : noSlots
  if (next !== slots) setSlots(next)
  return next.drawn.map(({ slot }) => slot)
}
