import type { DemoData } from '../seed/DemoData.ts'
import { datasheetPdf } from './datasheetPdf.ts'
import { downloadPdf } from './downloadPdf.ts'

/**
 * Writes the datasheet or the download of an address as the seed spells it (`documents/PINE9045H2.pdf`), or `null` when
 * there is none.
 */
export function documentAt(
  path: string,
  { products, downloads }: Pick<DemoData, 'products' | 'downloads'>,
): Uint8Array<ArrayBuffer> | null {
  if (!path.endsWith('.pdf')) return null
  const product = products.find(({ files }) => files.includes(path))
  if (product) return datasheetPdf(product)
  const download = downloads.find((offer) => offer.path === path && offer.paragraphs.length > 0)
  return download ? downloadPdf(download, products) : null
}
