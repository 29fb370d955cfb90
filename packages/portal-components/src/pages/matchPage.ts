import { parse } from 'regexparam'
import { isDay } from '../hooks/calendar'
import { textOfSegment } from '../routes/cataloguePaths'
import { isJob } from '../routes/jobPaths'
import type { Page, ParamKind } from './Page'

/** Finds the page at a path without its query, and the path's named segments; `null` if no page matches. */
export function matchPage<Known extends Page>(
  pages: readonly Known[],
  path: string,
): { page: Known; segments: Readonly<Record<string, string>> } | null {
  for (const page of pages) {
    const { keys, pattern } = parse(page.path)
    const found = pattern.exec(path)?.slice(1)
    if (!found) continue
    const named = keys.flatMap((key, index): [string, string][] => {
      const segment = found[index]
      return segment === undefined || key === '*' ? [] : [[key, textOfSegment(segment)]]
    })
    if (named.every(([key, text]) => isOf(page.kinds?.[key], text)))
      return { page, segments: Object.fromEntries(named) }
  }
  return null
}

function isOf(kind: ParamKind | undefined, text: string): boolean {
  if (kind === 'day') return isDay(text)
  if (kind === 'job') return isJob(text)
  if (kind === 'number') return /^\d+$/.test(text)
  return !Array.isArray(kind) || kind.includes(text)
}
