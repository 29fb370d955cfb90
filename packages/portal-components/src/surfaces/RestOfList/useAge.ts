import { useEffect, useState } from 'react'
import type { Reading } from '../../data/useRead'
import { usePortal, useMessages } from '../../context/PortalContext'
import { commonMessages } from '../../messages/common'

/** A refetch that finishes within this time shows no age. */
const A_MOMENT_MS = 400

/**
 * Returns the age of cached data while it is refetched or after the refetch failed, or `null` for fresh data. Show it
 * after the count, in place of any note.
 */
export function useAge({
  readAt,
  isFetching,
  isRefreshFailed = false,
}: Pick<Reading<unknown>, 'readAt' | 'isFetching' | 'isRefreshFailed'>): string | null {
  const { formats, pace } = usePortal()
  const words = useMessages(commonMessages)
  const [waitedFor, setWaitedFor] = useState<number>()
  const isRead = readAt !== undefined && isFetching

  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(() => setWaitedFor(readAt), A_MOMENT_MS / pace)
    return () => clearTimeout(timer)
  }, [isRead, readAt, pace])

  if (readAt === undefined || !(isRefreshFailed || (isFetching && waitedFor === readAt))) return null
  return words.asOf(formats.lately(readAt))
}
