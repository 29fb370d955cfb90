import { describe, expect, it } from 'vitest'
import { known } from '../seed/known.ts'
import { makeSeed } from '../seed/makeSeed.ts'
import { datasheetPdf } from './datasheetPdf.ts'
import { documentAt } from './documentAt.ts'

const data = makeSeed({ merchant: 'ironbark', size: 'small' })

/** Reads a document by its own table of contents, as a reader does. */
function read(bytes: Uint8Array) {
  const text = String.fromCharCode(...bytes)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start))
  const rows = (table?.[2] ?? '').match(/.{18} \n/g) ?? []
  const offsets = rows.slice(1).map((row) => Number(row.slice(0, 10)))
  return { text, size: Number(table?.[1]), rows, offsets }
}

describe('datasheets', () => {
  it('says where each of its objects starts, and how long its page is', () => {
    const bytes = documentAt(`documents/${known.ironbark.presetTally}.pdf`, data)
    const { text, size, rows, offsets } = read(bytes ?? new Uint8Array())
    expect(text.startsWith('%PDF-1.4\n')).toBe(true)
    expect(rows).toHaveLength(size)
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    })
    const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? []
    expect(content).toHaveLength(Number(length))
  })

  it('names the product, its SKU and its properties', () => {
    const { text } = read(documentAt(`documents/${known.ironbark.presetTally}.pdf`, data) ?? new Uint8Array())
    expect(text).toContain('(Structural Pine MGP10 90 \xd7 45 H2) Tj')
    expect(text).toContain('(SKU PINE9045H2) Tj')
    expect(text).toContain('(90 mm) Tj')
  })

  it('escapes brackets and leaves out letters that its fonts lack', () => {
    const bytes = datasheetPdf({
      id: 'A1',
      shortDescription: 'Board (焼杉) \\ 50 %',
      longDescription: '',
      properties: [],
    })
    expect(read(bytes).text).toContain('(Board \\(\\) \\\\ 50 %) Tj')
  })

  it('exists for each address that a product gives, and for no other', () => {
    const addresses = data.products.flatMap(({ files }) => files.filter((file) => file.endsWith('.pdf')))
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) expect(documentAt(address, data)).not.toBeNull()
    expect(documentAt('documents/NONE.pdf', data)).toBeNull()
    expect(documentAt(`pictures/${known.ironbark.presetTally}.svg`, data)).toBeNull()
  })
})
