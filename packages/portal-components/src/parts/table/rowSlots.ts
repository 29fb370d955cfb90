/** A place in the document that shows a row. */
export interface RowSlot {
  /** Key of the row that it shows. */
  key: string
  /** Stays the same while it shows other rows, so that its elements are changed and not made anew. */
  slot: number
}

export interface RowSlots {
  drawn: readonly RowSlot[]
  /** The next one that is made. */
  next: number
}

export const noSlots: RowSlots = { drawn: [], next: 0 }

/**
 * Hands the places of rows that are no longer drawn to others. A row that stays keeps its own, and none that stays is
 * moved in the document, which would take its focus; a pinned row, which has had the focus, never gives its place away.
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
    // Taken from behind a row that stays, it would push that one and all after it out of their places.
    if (place !== undefined && place < nextKept(index)) {
      given++
      return { key, slot: now.drawn[place]?.slot ?? next++ }
    }
    return { key, slot: next++ }
  })
  return { drawn, next }

  /** The old place of the next row that stays. */
  function nextKept(from: number): number {
    for (let index = from; index < keys.length; index++) {
      const place = kept.get(keys[index] ?? '')
      if (place !== undefined) return place
    }
    return Infinity
  }
}
