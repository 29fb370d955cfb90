import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { usePortal } from '../context/PortalContext'
import { usePortalQuery } from '../context/queries'

/** The state of something that a widget reads. Draw it with `Read`. */
export interface Reading<T> {
  /** Undefined until the first answer. A refresh that fails later leaves it, and is told by a notice. */
  data: T | undefined
  /** Why there is no data; `null` while it is read, and wherever there is some. */
  error: Error | null
  /** It is asked for at this moment, for the first time or anew. */
  isFetching: boolean
  /** When `data` came, in milliseconds since the epoch. */
  readAt?: number | undefined
  /** The last time that it was asked for anew nothing came of it. */
  isRefreshFailed?: boolean | undefined
  queryKeys: readonly QueryKey[]
  retry: () => void
}

export interface ReadOptions {
  /** Asks for it. Default: true. */
  isEnabled?: boolean
  /** Passes its failure to the host's error boundary, where the host has asked for failures. Decision E7b names these. */
  isThrown?: boolean
}

/**
 * Tells whether what was read stays after the session has ended: it does where it is out of sight until the same customer
 * has signed in again.
 */
export const HoldsReads = createContext(false)

/** Returns whether what was read may be shown: not once its customer has signed out, nor while nobody knows who it is. */
export function useShowsReads(): boolean {
  const { session } = usePortal()
  const isHeld = use(HoldsReads)
  return session.status === 'signedIn' || isHeld
}

/** Reads something of the signed-in customer's; nothing is asked or told while nobody is signed in. */
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

/** Several readings as one, for what can be drawn only when all of them have come. */
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
