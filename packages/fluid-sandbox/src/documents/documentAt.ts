import type { SeedData } from '../seed/Seed.ts'
import { datasheetPdf } from './datasheetPdf.ts'

/** Writes the document of an address as the seed spells it (`documents/PINE9045H2.pdf`), or `null` when there is none. */
export function documentAt(path: string, data: Pick<SeedData, 'products'>): Uint8Array<ArrayBuffer> | null {
  if (!path.endsWith('.pdf')) return null
  const product = data.products.find(({ files }) => files.includes(path))
  return product ? datasheetPdf(product) : null
}
