import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { usePortal } from '../context/PortalContext'
import { usePortalQuery } from '../context/queries'

/** The state of data that a widget reads. Render it with `Read`. */
export interface Reading<T> {
  /** Undefined until the first answer. Kept when a later refetch fails, which a notice reports. */
  data: T | undefined
  /** The reason why there is no data; `null` while loading, and whenever there is data. */
  error: Error | null
  /** True during the first read and every refetch. */
  isFetching: boolean
  /** When `data` arrived, in milliseconds since the epoch. */
  readAt?: number | undefined
  /** The last refetch failed. */
  isRefreshFailed?: boolean | undefined
  queryKeys: readonly QueryKey[]
  retry: () => void
}

export interface ReadOptions {
  /** Enables the query. Default: true. */
  isEnabled?: boolean
  /** Throws a failure to the host's error boundary, if the host has asked for that. See decision E7b. */
  isThrown?: boolean
}

/** Keeps data after the end of the session, for content hidden until the same customer has signed in again. */
export const HoldsReads = createContext(false)

/** Returns whether data may be shown: not after its customer has signed out, nor while the customer is unknown. */
export function useShowsReads(): boolean {
  const { session } = usePortal()
  const isHeld = use(HoldsReads)
  return session.status === 'signedIn' || isHeld
}

/** Reads data of the signed-in customer. Does nothing while signed out. */
export function useRead<Answer, Key extends QueryKey, Data = Answer>(
  query: UseQueryOptions<Answer, Error, Data, Key>,
  { isEnabled = true, isThrown = false }: ReadOptions = {},
): Reading<Data> {
  const { areFailuresThrown, session } = usePortal()
  const isShown = useShowsReads()
  const read = usePortalQuery({ ...query, enabled: isEnabled && session.status === 'signedIn' })
  const { error, isFetching, refetch } = read
  const data = isShown ? read.data : undefined
  if (isThrown && areFailuresThrown && error && data === undefined) throw error
  return {
    data,
    error: data === undefined ? error : null,
    isFetching,
    readAt: data === undefined ? undefined : read.dataUpdatedAt,
    isRefreshFailed: read.isRefetchError,
    queryKeys: [query.queryKey],
    retry: () => void refetch(),
  }
}

type Readings = Record<string, Reading<unknown>>
type Together<R extends Readings> = { [K in keyof R]: R[K] extends Reading<infer Data> ? Data : never }

/** Combines several readings into one that has data once all of them have. */
export function together<R extends Readings>(readings: R): Reading<Together<R>> {
  const all = Object.values(readings)
  const isRead = all.every(({ data }) => data !== undefined)
  const data = Object.fromEntries(Object.entries(readings).map(([name, { data }]) => [name, data]))
  return {
    data: isRead ? (data as Together<R>) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    queryKeys: all.flatMap(({ queryKeys }) => queryKeys),
    retry: () => {
      for (const { error, retry } of all) if (error) retry()
    },
  }
}
