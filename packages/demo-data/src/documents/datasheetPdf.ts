import { sheetPdf } from '@trade-portal/fluid-sandbox'
import type { DemoProduct } from '../seed/DemoData.ts'

/** The parts of a product that its datasheet prints. */
export type DatasheetProduct = Pick<DemoProduct, 'id' | 'shortDescription' | 'longDescription' | 'properties'>

/** Writes a product's datasheet: its name, SKU, description and a table of properties. */
export function datasheetPdf(product: DatasheetProduct): Uint8Array<ArrayBuffer> {
  return sheetPdf(`${product.shortDescription} (${product.id})`, {
    kind: 'PRODUCT DATASHEET',
    title: product.shortDescription,
    subtitle: `SKU ${product.id}`,
    paragraphs: [product.longDescription],
    rows: product.properties,
    foot: 'Sizes are nominal. Check the current issue before you specify.',
  })
}
