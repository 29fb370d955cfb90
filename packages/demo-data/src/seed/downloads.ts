import {
  addDays,
  createRandom,
  type Day,
  type SeedStatement,
  type SeedTransaction,
} from '@trade-portal/fluid-sandbox'
import { code } from './random.ts'
import type { DemoDownload } from './DemoData.ts'

type Source = Pick<DemoDownload, 'fileName' | 'description' | 'category' | 'paragraphs'> &
  Partial<Pick<DemoDownload, 'customerId' | 'pricesOf'>> & { daysAgo: number }

/** Makes downloads, for every customer unless one is named. */
export function makeDownloads(sources: readonly Source[], today: Day): DemoDownload[] {
  return sources.map(({ daysAgo, customerId = null, ...source }) => ({
    ...source,
    customerId,
    dated: addDays(today, -daysAgo),
    path: `documents/${source.fileName}`,
  }))
}

/**
 * Offers each customer its newest statement and the newest invoice on it. A file is read without a session, so its
 * name holds letters that cannot be guessed.
 */
export function makeAccountDownloads(
  statements: readonly SeedStatement[],
  transactions: readonly SeedTransaction[],
): DemoDownload[] {
  const newest = new Map(statements.map((statement) => [statement.customerId, statement]))
  return [...newest.values()].flatMap(({ customerId, dated, reference }) => {
    const invoice = transactions.findLast(
      (document) =>
        document.customerId === customerId && document.type === 'Invoice' && document.invoiceDate <= dated,
    )
    const key = code(createRandom(`${customerId}/${reference}`), 8).toLowerCase()
    const offer = (name: string, description: string, category: string, day: Day): DemoDownload => ({
      customerId,
      fileName: `${name}.pdf`,
      description,
      category,
      dated: day,
      path: `documents/${name}-${key}.pdf`,
      paragraphs: [],
    })
    const statement = offer(`statement-${dated}`, 'Latest statement', 'Statements', dated)
    if (!invoice) return [statement]
    const { number, suffix, invoiceDate } = invoice
    const title = `Invoice ${number}-${suffix}`
    return [statement, offer(`invoice-${number}-${suffix}`, title, 'Invoices', invoiceDate)]
  })
}
