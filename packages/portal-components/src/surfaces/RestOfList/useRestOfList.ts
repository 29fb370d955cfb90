import { useEffect, useState } from 'react'
import type { ListReading } from '../../data/useListRead'
import type { Reading } from '../../data/useRead'
import { SLOW_MS } from '../../hooks/useIsSlow'
import { useTellLoad } from '../../context/LoadListeners'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { commonMessages, errorsMessages } from '../../messages/common'

/** The state of a list whose first rows are shown and whose other rows are loading. */
export interface RestOfList {
  /** The message: loading, slow, or failed. */
  text: string
  /** Loads the list again; undefined while there is no need. */
  retry: (() => void) | undefined
}

/** Tracks the rest of a list; `null` unless part of it is missing. Show its text in place of the count. */
export function useRestOfList<Row>(
  of: Reading<readonly Row[]> & Partial<Pick<ListReading<Row>, 'isPart' | 'restError'>>,
): RestOfList | null {
  const { pace } = usePortal()
  const errors = useMessages(errorsMessages)
  const common = useMessages(commonMessages)
  const queryClient = useQueryCache()
  const { data: rows, isPart = false, restError = null, isFetching } = of
  const isWaiting = isPart && restError === null
  const [stalled, setStalled] = useState<readonly Row[]>()

  useTellLoad({ isWaiting: false, error: isPart ? restError : null })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setStalled(rows), SLOW_MS / pace)
    return () => clearTimeout(timer)
  }, [isWaiting, rows, pace])

  if (!isPart) return null
  if (restError) return { text: errors.couldNotLoadRest, retry: of.retry }
  const askAgain = async () => {
    setStalled(undefined)
    // A pending query would be reused and waited for again.
    for (const queryKey of of.queryKeys) await queryClient.cancelQueries({ queryKey, exact: true })
    of.retry()
  }
  if (isFetching && stalled !== rows) return { text: common.loadingMore, retry: undefined }
  return { text: common.slowRead, retry: () => void askAgain() }
}
