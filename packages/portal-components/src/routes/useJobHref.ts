import { useCallback } from 'react'
import { usePortal } from '../context/PortalContext'
import { jobPath } from './jobPaths'
import { useHasRoute } from './useIsSwitchedOff'

/** Returns the address of a job's page; `null` without a job, or without such a page. */
export type JobHref = (jobName: string) => string | null

/** Returns the function for job names' addresses. Use it in lists: the function is stable between renders. */
export function useJobHref(): JobHref {
  const { hrefFor } = usePortal()
  const hasJobs = useHasRoute('/jobs')
  return useCallback(
    (jobName) => {
      const path = hasJobs ? jobPath(jobName) : null
      return path && hrefFor(path)
    },
    [hasJobs, hrefFor],
  )
}
