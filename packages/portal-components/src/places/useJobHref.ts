import { useCallback } from 'react'
import { usePortal } from '../context/PortalContext'
import { jobPath } from './jobPaths'
import { useHasPlace } from './useHasPlace'

/** Gives the address of a job's page; `null` where there is no job, or no such page. */
export type JobHref = (jobName: string) => string | null

/** Tells where job names lead. Use it for a list: the function stays the same from render to render. */
export function useJobHref(): JobHref {
  const { hrefFor } = usePortal()
  const hasJobs = useHasPlace('/jobs')
  return useCallback(
    (jobName) => {
      const path = hasJobs ? jobPath(jobName) : null
      return path && hrefFor(path)
    },
    [hasJobs, hrefFor],
  )
}
