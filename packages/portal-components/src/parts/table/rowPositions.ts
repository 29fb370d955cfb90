/** Tells where rows stand of which only some have been drawn and measured. */
export interface RowPositions {
  /** Distance from the first row's top to that of a row; of the count, to the end. */
  startOf: (index: number) => number
  /** The row at a distance from the first row's top. */
  indexAt: (distance: number) => number
  /** Notes that a row is so much higher than was thought, or lower. */
  grow: (index: number, by: number) => void
}

export interface RowPositionsOptions {
  count: number
  /** How high a row is, and the gap below it, until it is known otherwise. */
  height: number
  gap: number
}

/**
 * Finds rows and places. Rows of one height, which is most lists, cost nothing however many there are; one of another
 * height costs a few steps and not a walk through all.
 */
export function rowPositions({ count, height, gap }: RowPositionsOptions): RowPositions {
  const step = height + gap
  /** A Fenwick tree of what rows are higher by: an entry sums up as many rows as its lowest bit says. */
  let grown: Float64Array | null = null

  const startOf = (index: number) => {
    let start = index * step
    if (grown) for (let node = index; node > 0; node -= node & -node) start += grown[node] ?? 0
    return start
  }
  return {
    startOf,
    indexAt(distance) {
      if (!grown) return within(Math.floor(distance / step))
      let index = 0
      let start = 0
      for (let half = 2 ** Math.floor(Math.log2(count)); half >= 1; half /= 2) {
        const next = index + half
        if (next > count) continue
        const end = start + half * step + (grown[next] ?? 0)
        if (end > distance) continue
        index = next
        start = end
      }
      return within(index)
    },
    grow(index, by) {
      grown ??= new Float64Array(count + 1)
      for (let node = index + 1; node <= count; node += node & -node) grown[node] = (grown[node] ?? 0) + by
    },
  }

  function within(index: number) {
    return Math.min(count - 1, Math.max(0, index))
  }
}
