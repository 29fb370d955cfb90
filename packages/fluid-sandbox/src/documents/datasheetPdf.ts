import type { SeedProduct } from '../seed/Seed.ts'
import { PAGE, pdfText, writePdf } from './pdf.ts'

const MARGIN = 56
const LABEL_WIDTH = 120
/** Of Helvetica's letters, on average and by the size of the font. */
const LETTER = 0.53

/** What a datasheet tells of a product. */
export type DatasheetProduct = Pick<SeedProduct, 'id' | 'shortDescription' | 'longDescription' | 'properties'>

/** Writes a product's datasheet: one A4 page with its name, SKU, description and a table of properties. */
export function datasheetPdf(product: DatasheetProduct): Uint8Array<ArrayBuffer> {
  const lines: string[] = []
  const width = PAGE.width - 2 * MARGIN
  let y = PAGE.height - MARGIN

  function write(text: string, size: number, { x = MARGIN, isBold = false, gray = 0.1 } = {}) {
    lines.push(`BT ${gray} g /F${isBold ? 2 : 1} ${size} Tf ${x} ${y} Td ${pdfText(text)} Tj ET`)
  }

  write('PRODUCT DATASHEET', 9, { gray: 0.4, isBold: true })
  y -= 30
  for (const row of wrap(product.shortDescription, width, 18)) {
    write(row, 18, { isBold: true })
    y -= 23
  }
  write(`SKU ${product.id}`, 11, { gray: 0.35 })
  y -= 28
  for (const row of wrap(product.longDescription, width, 10.5)) {
    write(row, 10.5, { gray: 0.2 })
    y -= 15
  }
  y -= 14
  for (const [label, value] of product.properties) {
    lines.push(`0.85 G 0.6 w ${MARGIN} ${y + 14} m ${MARGIN + width} ${y + 14} l S`)
    write(label, 10, { gray: 0.4 })
    for (const row of wrap(value, width - LABEL_WIDTH, 10)) {
      write(row, 10, { x: MARGIN + LABEL_WIDTH })
      y -= 14
    }
    y -= 8
  }
  y = MARGIN
  write('Sizes are nominal. Check the current issue before you specify.', 8, { gray: 0.45 })
  return writePdf(`${product.shortDescription} (${product.id})`, lines.join('\n'))
}

/** Breaks a text into rows that fit a width, at its spaces. */
function wrap(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * LETTER))
  const rows: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length < most) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}
