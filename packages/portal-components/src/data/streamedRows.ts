import { isLostAnswer } from '@trade-portal/fluid-sdk'
import type { ListOptions } from '@trade-portal/fluid-sdk'
import type { Query, QueryFunctionContext } from '@tanstack/react-query'

/** Rows of a pending or broken answer. They stay out of the cache, which only holds whole answers. */
interface StreamedRows {
  /** `null` until there are enough to show. The same array until more rows are published. */
  rows: () => readonly unknown[] | null
  subscribe: (listener: () => void) => () => void
}

interface Arrival extends StreamedRows {
  /** Starts over. Earlier rows stay until as many have arrived again. */
  begin: () => { add: (rows: readonly unknown[]) => void; tellAll: () => void; stop: () => void }
  forget: () => void
}

/** More rows than this are rendered as a long list, so the rendering does not change once all have arrived. */
const ENOUGH = 51
/** Rows that arrive more slowly are published at this interval, in milliseconds. */
const LONGEST_PAUSE = 500

/** Arrivals live as long as their query: dropping it, as on sign-out, drops them too. */
const arrivals = new WeakMap<object, Arrival>()

/** Returns the rows received so far for a query. */
export function streamedRows(query: Query | undefined): StreamedRows | undefined {
  return query && arrivalOf(query)
}

/** Fetches a list and publishes its rows as they arrive, unless the query has data. Use it as the query function. */
export async function askForRows<Row>(
  { client, queryKey, signal }: QueryFunctionContext,
  ask: (options: ListOptions<Row>) => Promise<Row[]>,
): Promise<Row[]> {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (!query || query.state.data !== undefined) return ask({ signal })
  const arrival = arrivalOf(query)
  const { add, tellAll, stop } = arrival.begin()
  try {
    return await ask({ signal, onRows: add })
  } catch (error) {
    // After an abort or a broken connection the rows so far are valid; after a refusal they never were.
    if (signal.aborted || isLostAnswer(error)) tellAll()
    else arrival.forget()
    throw error
  } finally {
    stop()
  }
}

function arrivalOf(query: object): Arrival {
  const known = arrivals.get(query)
  if (known) return known
  const made = createArrival()
  arrivals.set(query, made)
  return made
}

function createArrival(): Arrival {
  const listeners = new Set<() => void>()
  let latest: readonly unknown[] | null = null

  function tell(rows: readonly unknown[] | null) {
    if (rows === latest) return
    latest = rows
    for (const listener of listeners) listener()
  }

  return {
    rows: () => latest,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin() {
      const come: unknown[] = []
      let timer: ReturnType<typeof setTimeout> | undefined
      const tellAll = () => {
        clearTimeout(timer)
        timer = undefined
        if (come.length > (latest?.length ?? 0)) tell([...come])
      }
      return {
        add(rows) {
          for (const row of rows) come.push(row)
          // Doubles each time: ten thousand rows are rendered in eight steps, the first of them at once.
          if (come.length >= Math.max(ENOUGH, 2 * (latest?.length ?? 0))) tellAll()
          else timer ??= setTimeout(tellAll, LONGEST_PAUSE)
        },
        tellAll,
        stop: () => clearTimeout(timer),
      }
    },
    forget: () => tell(null),
  }
}
