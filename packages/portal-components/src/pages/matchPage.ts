import { parse } from 'regexparam'
import { isJob } from '../places/jobPaths'
import { isDay } from './isDay'
import type { Page } from './Page'
import type { PageParam } from './PageParam'
import { pages } from './pages'
import { widgetParams } from './params'

/** A page at an address, with the attributes that the address names. */
export interface FoundPage {
  page: Page
  attributes: Readonly<Record<string, string>>
}

const patterns = pages.map((page) => ({ page, ...parse(page.path) }))

/** Finds the page at a path without its query; `null` where there is none, or a segment is not of its kind. */
export function matchPage(path: string): FoundPage | null {
  for (const { page, keys, pattern } of patterns) {
    const segments = pattern.exec(path)?.slice(1)
    if (!segments) continue
    const named = keys.flatMap((key, index): [string, string][] => {
      const segment = segments[index]
      return segment === undefined || key === '*' ? [] : [[key, decoded(segment)]]
    })
    const params = Object.values(widgetParams[page.name] ?? {})
    const isOfKind = ([name, text]: [string, string]) =>
      isOf(params.find(({ attribute }) => attribute === name)?.kind, text)
    if (named.every(isOfKind)) return { page, attributes: { ...page.given, ...Object.fromEntries(named) } }
  }
  return null
}

function isOf(kind: PageParam['kind'] | undefined, text: string): boolean {
  if (kind === 'day') return isDay(text)
  if (kind === 'job') return isJob(text)
  if (kind === 'number') return /^\d+$/.test(text)
  return !Array.isArray(kind) || kind.includes(text)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % was typed by hand: the page says that it knows nothing of that name.
    return segment
  }
}
