import { useLayoutEffect, useState } from 'react'

/** A reusable element for a row. */
export interface RowSlot {
  /** Key of the current row. */
  key: string
  /** The React key of the element, stable while it is reused for other rows. */
  slot: number
}

export interface RowSlots {
  drawn: readonly RowSlot[]
  /** The next unused slot. */
  next: number
}

export const noSlots: RowSlots = { drawn: [], next: 0 }

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
  if (now.drawn.length === keys.length && now.drawn.every(({ key }, index) => key === keys[index])) return now
  const oldPlaces = new Map(now.drawn.map(({ key }, place) => [key, place]))
  const kept = new Map<string, number>()
  let last = -1
  for (const key of keys) {
    const place = oldPlaces.get(key)
    if (place === undefined || (place < last && !pinned.has(key))) continue
    kept.set(key, place)
    last = Math.max(last, place)
  }
  const stays = new Set(kept.values())
  const free = now.drawn.flatMap(({ key }, place) => (stays.has(place) || pinned.has(key) ? [] : [place]))
  let next = now.next
  let given = 0
  const drawn = keys.map((key, index) => {
    const own = kept.get(key)
    if (own !== undefined) return { key, slot: now.drawn[own]?.slot ?? next++ }
    const place = free[given]
    // An element from behind a remaining row would move that row and all after it.
    if (place !== undefined && place < nextKept(index)) {
      given++
      return { key, slot: now.drawn[place]?.slot ?? next++ }
    }
    return { key, slot: next++ }
  })
  return { drawn, next }

  /** Returns the old index of the next remaining row. */
  function nextKept(from: number): number {
    for (let index = from; index < keys.length; index++) {
      const place = kept.get(keys[index] ?? '')
      if (place !== undefined) return place
    }
    return Infinity
  }
}

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
