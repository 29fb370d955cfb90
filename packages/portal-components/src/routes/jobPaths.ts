import { foldText } from '@trade-portal/fluid-sdk'
import { segmentOf } from './cataloguePaths'

/** Returns the key of a job: two names that differ only in case, spaces or the form of a quote are one job. */
export function jobKey(name: string): string {
  return foldText(name.toWellFormed())
}

/** Returns the path of a job's page, with its name as one encoded segment; `null` without a job. */
export function jobPath(name: string) {
  return isJob(name) ? (`/jobs/${segmentOf(name.trim())}` as const) : null
}

/** Returns whether a name is a job's: an empty one and `-` mean no job. */
export function isJob(name: string): boolean {
  return !['', '-'].includes(name.trim())
}
