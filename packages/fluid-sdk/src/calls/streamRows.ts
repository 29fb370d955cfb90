import type { ListOptions, WireCallOptions } from './wireCalls'

export interface StreamRowsOptions<Wire, Row> {
  /** The answer's key of the list. */
  name: string
  /** Creates a decoder of the rows of one list, any number at a time. */
  decoder: () => (rows: Wire) => Row[]
  options: ListOptions<Row> | undefined
}

/** Decodes the rows of a list, each once, whether streamed or part of the complete answer. */
export function streamRows<Wire extends readonly unknown[] | null | undefined, Row>({
  name,
  decoder,
  options: { onRows, ...options } = {},
}: StreamRowsOptions<Wire, Row>) {
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
    /** Returns all rows of the answer. When its list is not the streamed one, it is decoded from its beginning. */
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
