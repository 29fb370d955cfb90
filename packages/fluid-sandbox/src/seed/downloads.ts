import { addDays, type Day } from '../days.ts'
import type { SeedDownload } from './SeedAccount.ts'

type Source = Pick<SeedDownload, 'fileName' | 'description' | 'category' | 'paragraphs'> &
  Partial<Pick<SeedDownload, 'customerId' | 'pricesOf'>> & { daysAgo: number }

/** Makes downloads, for every customer unless one is named. */
export function makeDownloads(sources: readonly Source[], today: Day): SeedDownload[] {
  return sources.map(({ daysAgo, customerId = null, ...source }) => ({
    ...source,
    customerId,
    dated: addDays(today, -daysAgo),
    path: `documents/${source.fileName}`,
  }))
}
