/** A page's drawing, bottom up in points, as PDF operators. One character is one byte. */
export type PageContent = string

/** A4 in points. */
export const PAGE = { width: 595, height: 842 }

/** Writes a document of A4 pages in the two fonts that every reader has: `/F1` plain, `/F2` bold. */
export function writePdf(title: string, pages: readonly PageContent[]): Uint8Array<ArrayBuffer> {
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
export function pdfText(text: string): string {
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
