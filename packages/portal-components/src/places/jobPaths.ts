import { foldText } from '@trade-portal/fluid-sdk'
import { segmentOf } from './cataloguePaths'
import { isJob } from './isJob'

/** Returns what tells jobs apart: two names that differ only in case, spaces or the form of a quote are one job. */
export function jobKey(name: string): string {
  return foldText(name.toWellFormed())
}

/** The path of all that belongs to a job, with its name as one encoded segment; `null` where there is no job. */
export function jobPath(name: string) {
  return isJob(name) ? (`/jobs/${segmentOf(name.trim())}` as const) : null
}
