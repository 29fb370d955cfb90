import { dollars } from '../arithmetic/arithmetic.ts'

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

/** A page's drawing, bottom up in points, as PDF operators. One character is one byte. */
type PageContent = string

/** A4 in points. */
const PAGE = { width: 595, height: 842 }

/** Writes a document of A4 pages in the two fonts that every reader has: `/F1` plain, `/F2` bold. */
function writePdf(title: string, pages: readonly PageContent[]): Uint8Array<ArrayBuffer> {
  // The first five objects are the document's, and each page has two: itself, and its drawing.
  const pageId = (index: number) => 6 + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfText(title)} /Producer (Trade portal sandbox) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${pageId(index) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  // The comment of four high bytes marks the file as binary for transfer programs.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** Typographic characters with other codes in the fonts' encoding. */
const PLACES: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}

/** A text as a PDF string. Letters that the built-in fonts do not have are left out. */
function pdfText(text: string): string {
  const bytes = [...text]
    .map((character) => {
      const code = PLACES[character] ?? character.charCodeAt(0)
      const isKnown = character in PLACES || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
      return isKnown ? String.fromCharCode(code) : ''
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
  return `(${bytes.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`
}

/** Formats an amount for a document. */
export function money(amount: number): string {
  const text = Math.abs(dollars(amount)).toLocaleString('en-AU', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  return amount < 0 ? `-$${text}` : `$${text}`
}
