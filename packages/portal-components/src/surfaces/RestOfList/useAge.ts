import { useEffect, useState } from 'react'
import type { Reading } from '../../data/useRead'
import { usePortal } from '../../context/PortalContext'
import { commonWords } from '../../messages/common'

/** A newer answer that comes sooner says more than the age of the one before. */
const A_MOMENT_MS = 400

/**
 * Says from when a list is that is shown as it was seen last, while it is read again and where that has failed; `null` for
 * one that is fresh. Say it behind the count, in place of any note.
 */
export function useAge({
  readAt,
  isFetching,
  isRefreshFailed = false,
}: Pick<Reading<unknown>, 'readAt' | 'isFetching' | 'isRefreshFailed'>): string | null {
  const { say, formats, pace } = usePortal()
  const [waitedFor, setWaitedFor] = useState<number>()
  const isRead = readAt !== undefined && isFetching

  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(() => setWaitedFor(readAt), A_MOMENT_MS / pace)
    return () => clearTimeout(timer)
  }, [isRead, readAt, pace])

  if (readAt === undefined || !(isRefreshFailed || (isFetching && waitedFor === readAt))) return null
  return say(commonWords).asOf(formats.lately(readAt))
}
