import { money, sheetPdf } from '@trade-portal/fluid-sandbox'
import type { DemoDownload, DemoProduct } from '../seed/DemoData.ts'

/** Writes a download: its paragraphs and, for a price list, the retail prices of the category's products. */
export function downloadPdf(
  { description, category, fileName, paragraphs, pricesOf }: DemoDownload,
  products: readonly DemoProduct[],
): Uint8Array<ArrayBuffer> {
  const priced = products.filter(({ category: place, rrp }) => place === pricesOf && rrp > 0)
  return sheetPdf(description, {
    kind: category.toUpperCase(),
    title: description,
    subtitle: fileName,
    paragraphs,
    rows: priced.map(({ id, shortDescription, units, rrp }) => [
      `${money(rrp)} / ${units[0] ?? 'ea'}`,
      `${shortDescription} (${id})`,
    ]),
    foot: 'Check the portal for the current issue.',
  })
}
