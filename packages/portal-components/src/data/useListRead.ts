import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useQueryCache } from '../context/queries'
import { streamedRows } from './streamedRows'
import { useRead, useShowsReads } from './useRead'
import type { ReadOptions, Reading } from './useRead'

/** The state of a list that is shown from its first rows on. */
export interface ListReading<Row> extends Reading<readonly Row[]> {
  /**
   * `data` has only the first rows, in the answer's order: the others are still arriving, or `restError` is the reason
   * why they are not. Render `RestOfList` with them, and derive no totals from them.
   */
  isPart: boolean
  restError: Error | null
}

const nobody = () => () => undefined
const nothing = () => null

/** Reads a list like `useRead`, from its first rows on. Its query has to use `askForRows`. */
export function useListRead<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key>,
  options?: ReadOptions,
): ListReading<Row> {
  const reading = useRead(query, options)
  const isShown = useShowsReads()
  const queryKey = query.queryKey
  const arriving = streamedRows(useQueryCache().getQueryCache().find({ queryKey, exact: true }))
  const rows = useSyncExternalStore(arriving?.subscribe ?? nobody, arriving?.rows ?? nothing, nothing)
  const isPart = reading.data === undefined && rows !== null && isShown
  if (!isPart) return { ...reading, isPart, restError: null }
  return { ...reading, data: rows as readonly Row[], error: null, isPart, restError: reading.error }
}
