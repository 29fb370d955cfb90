import { useLayoutEffect, useState } from 'react'

/** A reusable element for a row. */
export interface RowSlot {
  /** Key of the current row. */
  key: string
  /** The React key of the element, stable while it is reused for other rows. */
  slot: number
}

export interface RowSlots {
  rendered: readonly RowSlot[]
  /** The next unused slot. */
  next: number
}

export const noSlots: RowSlots = { rendered: [], next: 0 }

/**
 * Reassigns the elements of rows that are no longer rendered. A remaining row keeps its element and its position in the
 * DOM, because moving it would lose the focus. The element of a pinned row, which has had the focus, is never
 * reassigned.
 */
export function nextSlots(
  now: RowSlots,
  keys: readonly string[],
  pinned: { has: (key: string) => boolean },
): RowSlots {
  if (now.rendered.length === keys.length && now.rendered.every(({ key }, index) => key === keys[index]))
    return now
  const oldPositions = new Map(now.rendered.map(({ key }, position) => [key, position]))
  const retained = new Map<string, number>()
  let last = -1
  for (const key of keys) {
    const position = oldPositions.get(key)
    if (position === undefined || (position < last && !pinned.has(key))) continue
    retained.set(key, position)
    last = Math.max(last, position)
  }
  const stays = new Set(retained.values())
  const free = now.rendered.flatMap(({ key }, position) =>
    stays.has(position) || pinned.has(key) ? [] : [position],
  )
  let next = now.next
  let given = 0
  const rendered = keys.map((key, index) => {
    const own = retained.get(key)
    if (own !== undefined) return { key, slot: now.rendered[own]?.slot ?? next++ }
    const position = free[given]
    // An element from behind a remaining row would move that row and all after it.
    if (position !== undefined && position < nextRetained(index)) {
      given++
      return { key, slot: now.rendered[position]?.slot ?? next++ }
    }
    return { key, slot: next++ }
  })
  return { rendered, next }

  /** Returns the old index of the next remaining row. */
  function nextRetained(from: number): number {
    for (let index = from; index < keys.length; index++) {
      const position = retained.get(keys[index] ?? '')
      if (position !== undefined) return position
    }
    return Infinity
  }
}

export interface RowSlotsOptions {
  near: readonly { key: string }[]
  /** Keys of rows whose elements are never reassigned. */
  retained: ReadonlyMap<string, unknown>
  isRecycled: boolean | undefined
}

/** Returns the React keys with which rows reuse elements. Only for rows without state. */
export function useRowSlots({ near, retained, isRecycled }: RowSlotsOptions): readonly number[] {
  const [held] = useState(heldSlots)
  const next = isRecycled
    ? nextSlots(
        held.rendered(),
        near.map(({ key }) => key),
        retained,
      )
    : noSlots
  // State set while rendering would render the table twice per scroll step.
  useLayoutEffect(() => held.hold(next), [held, next])
  return next.rendered.map(({ slot }) => slot)
}

/** The slots in the document. */
function heldSlots() {
  let now = noSlots
  return {
    rendered: () => now,
    hold: (next: RowSlots) => {
      now = next
    },
  }
}
