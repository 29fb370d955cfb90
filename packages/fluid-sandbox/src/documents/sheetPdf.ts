import { PAGE, pdfText, writePdf } from './pdf.ts'

const MARGIN = 56
const LABEL_WIDTH = 120
const FOOT_HEIGHT = 40
/** Average width of Helvetica's letters, as a share of the font size. */
const LETTER = 0.53

/** Content of a document, from the top to the foot of its pages. */
export interface Sheet {
  /** Kind of document, in capitals. */
  kind: string
  title: string
  subtitle: string
  paragraphs: readonly string[]
  rows: readonly (readonly [label: string, value: string])[]
  foot: string
}

/** Writes a document of A4 pages: a heading, paragraphs and a table of two columns. `name` is what a reader's window shows. */
export function sheetPdf(name: string, sheet: Sheet): Uint8Array<ArrayBuffer> {
  const pages: string[][] = []
  const width = PAGE.width - 2 * MARGIN
  let y = 0

  function turnPage() {
    pages.push([])
    y = MARGIN
    write(sheet.foot, 8, { gray: 0.45 })
    y = PAGE.height - MARGIN
  }

  function draw(operators: string) {
    pages.at(-1)?.push(operators)
  }

  function write(text: string, size: number, { x = MARGIN, isBold = false, gray = 0.1 } = {}) {
    draw(`BT ${gray} g /F${isBold ? 2 : 1} ${size} Tf ${x} ${y} Td ${pdfText(text)} Tj ET`)
  }

  turnPage()
  write(sheet.kind, 9, { gray: 0.4, isBold: true })
  y -= 30
  for (const row of wrap(sheet.title, width, 18)) {
    write(row, 18, { isBold: true })
    y -= 23
  }
  write(sheet.subtitle, 11, { gray: 0.35 })
  y -= 28
  for (const paragraph of sheet.paragraphs) {
    for (const row of wrap(paragraph, width, 10.5)) {
      write(row, 10.5, { gray: 0.2 })
      y -= 15
    }
    y -= 5
  }
  y -= 9
  for (const [label, value] of sheet.rows) {
    const lines = wrap(value, width - LABEL_WIDTH, 10)
    if (y - lines.length * 14 < MARGIN + FOOT_HEIGHT) turnPage()
    draw(`0.85 G 0.6 w ${MARGIN} ${y + 14} m ${MARGIN + width} ${y + 14} l S`)
    write(label, 10, { gray: 0.4 })
    for (const line of lines) {
      write(line, 10, { x: MARGIN + LABEL_WIDTH })
      y -= 14
    }
    y -= 8
  }
  return writePdf(
    name,
    pages.map((drawing) => drawing.join('\n')),
  )
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
