import { isLostAnswer } from '@trade-portal/fluid-sdk'
import type { ListOptions } from '@trade-portal/fluid-sdk'
import type { Query, QueryFunctionContext } from '@tanstack/react-query'

/**
 * Rows of an answer that is still on its way, or broke off. They are no data of the cache, where anybody would take them
 * for the answer.
 */
export interface ArrivingRows {
  /** `null` before there are enough to show. The same list until more of them are told. */
  rows: () => readonly unknown[] | null
  subscribe: (listener: () => void) => () => void
}

interface Arrival extends ArrivingRows {
  /** Begins anew. What came before stays until as many rows have come again. */
  begin: () => { add: (rows: readonly unknown[]) => void; tellAll: () => void; stop: () => void }
  forget: () => void
}

/** More than these are drawn as a long list is, so that nothing is drawn otherwise once all have come. */
const ENOUGH = 51
/** Rows that come more slowly are told so often all the same, in milliseconds. */
const LONGEST_PAUSE = 500

/** They last as long as the query itself: what drops that, such as a sign-out, drops them. */
const arrivals = new WeakMap<object, Arrival>()

/** The rows that have come of a query's answer. */
export function arrivingRows(query: Query | undefined): ArrivingRows | undefined {
  return query && arrivalOf(query)
}

/** Asks for a list whose rows are told while they come, unless an answer is there already. Use it as a query's function. */
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
    // An answer that was given up or broke off holds as far as it came; a refused one never did.
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
  let told: readonly unknown[] | null = null

  function tell(rows: readonly unknown[] | null) {
    if (rows === told) return
    told = rows
    for (const listener of listeners) listener()
  }

  return {
    rows: () => told,
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
        if (come.length > (told?.length ?? 0)) tell([...come])
      }
      return {
        add(rows) {
          for (const row of rows) come.push(row)
          // Twice as many each time: ten thousand are drawn in eight steps, and the first of them at once.
          if (come.length >= Math.max(ENOUGH, 2 * (told?.length ?? 0))) tellAll()
          else timer ??= setTimeout(tellAll, LONGEST_PAUSE)
        },
        tellAll,
        stop: () => clearTimeout(timer),
      }
    },
    forget: () => tell(null),
  }
}
