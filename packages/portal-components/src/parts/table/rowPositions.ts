/** Positions of rows of which only some have been measured. */
export interface RowPositions {
  /** Returns the distance from the top of the first row to that of a row, or to the end for the row count. */
  startOf: (index: number) => number
  /** Returns the index of the row at a distance from the top of the first row. */
  indexAt: (distance: number) => number
  /** Corrects the height of a row by a difference. */
  grow: (index: number, by: number) => void
}

export interface RowPositionsOptions {
  count: number
  /** The estimated height of a row, and the gap below it. */
  height: number
  gap: number
}

/**
 * Maps rows to positions. Rows of equal height, as in most lists, cost nothing. A row of another height costs O(log n),
 * not a walk through all rows.
 */
export function rowPositions({ count, height, gap }: RowPositionsOptions): RowPositions {
  const step = height + gap
  /** A Fenwick tree of the height corrections: each entry sums as many rows as its lowest bit. */
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
