import type { Database } from '../database/database.ts'
import { accountPdf } from '../documents/accountPdf.ts'
import { documentAt } from '../documents/documentAt.ts'
import type { FileSource } from '../wire/files.ts'
import { pictureAt } from '../pictures/pictureAt.ts'
import type { SeedData } from '../seed/Seed.ts'

/**
 * Makes a merchant's pictures, datasheets and downloads from the data they are of, which is read with the first of them,
 * and a customer's own documents from its ledger.
 */
export function seedFiles(readSeed: () => SeedData, database: Database): FileSource {
  return (path) => {
    if (path.startsWith('documents/')) {
      const body = accountPdf(path, database) ?? documentAt(path, readSeed())
      return body && { contentType: 'application/pdf', body }
    }
    if (!path.startsWith('pictures/')) return null
    const body = pictureAt(path, readSeed())
    return body === null ? null : { contentType: 'image/svg+xml; charset=utf-8', body }
  }
}
