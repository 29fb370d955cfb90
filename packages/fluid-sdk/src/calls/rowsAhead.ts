import type { ListOptions } from './callOptions'
import type { WireCallOptions } from './wireCalls'

export interface RowsAheadOptions<Wire, Row> {
  /** The answer's key of the list. */
  name: string
  /** Makes what decodes the rows of one list, however many at a time. */
  decoder: () => (rows: Wire) => Row[]
  options: ListOptions<Row> | undefined
}

/** Decodes the rows of a list, each once, whether they come ahead of the answer or with it. */
export function rowsAhead<Wire extends readonly unknown[] | null | undefined, Row>({
  name,
  decoder,
  options: { onRows, ...options } = {},
}: RowsAheadOptions<Wire, Row>) {
  let decode = decoder()
  let seen: readonly unknown[] | null = null
  let taken = 0
  const decoded: Row[] = []

  function take(rows: readonly unknown[]): Row[] {
    const made = decode(rows.slice(taken) as unknown as Wire)
    taken = rows.length
    for (const row of made) decoded.push(row)
    return made
  }

  const callOptions: WireCallOptions = {
    ...options,
    ...(onRows && {
      list: {
        name,
        onRows(rows) {
          seen = rows
          const made = take(rows)
          if (made.length > 0) onRows(made)
        },
      },
    }),
  }
  return {
    callOptions,
    /** All rows of the answer. A list that is not the one whose rows came ahead is decoded from its beginning. */
    all(rows: Wire | undefined): Row[] {
      if (!Array.isArray(rows)) return []
      if (rows !== seen) {
        decode = decoder()
        taken = 0
        decoded.length = 0
      }
      take(rows)
      return decoded
    },
  }
}
