/** Tells where rows stand of which only some have been drawn and measured. */
export interface RowPositions {
  /** Distance from the first row's top to that of a row; of the count, to the end. */
  startOf: (index: number) => number
  /** The row at a distance from the first row's top. */
  indexAt: (distance: number) => number
}

export interface RowPositionsOptions<Row> {
  rows: readonly Row[]
  /** How high a row is, and the gap below it, unless it is known otherwise. */
  height: number
  gap: number
  /** Rows that turned out otherwise. */
  measured: ReadonlyMap<Row, number>
}

/** Finds rows and places. Rows of one height, which is most lists, cost nothing however many there are. */
export function rowPositions<Row>({ rows, height, gap, measured }: RowPositionsOptions<Row>): RowPositions {
  const count = rows.length
  const step = height + gap
  if (measured.size === 0) {
    return {
      startOf: (index) => index * step,
      indexAt: (distance) => Math.min(count - 1, Math.max(0, Math.floor(distance / step))),
    }
  }
  const starts = new Float64Array(count + 1)
  let start = 0
  for (let index = 0; index < count; index++) {
    starts[index] = start
    start += (measured.get(rows[index] as Row) ?? height) + gap
  }
  starts[count] = start
  return {
    startOf: (index) => starts[index] ?? 0,
    indexAt(distance) {
      let low = 0
      let high = count - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= distance) low = middle
        else high = middle - 1
      }
      return Math.max(0, low)
    },
  }
}
