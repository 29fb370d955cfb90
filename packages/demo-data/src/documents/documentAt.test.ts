import { afterAll, describe, expect, it } from 'vitest'
import { balancesOn, money } from '@trade-portal/fluid-sandbox'
import { openNodeSandbox } from '../node.ts'
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

describe('a merchant’s downloads', () => {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  const download = async (path: string) => {
    const response = await sandbox.fetch(`https://fluid.example/${path}`)
    return { status: response.status, ...read(new Uint8Array(await response.arrayBuffer())) }
  }
  const pathOf = (category: string, customerId: string | null) =>
    data.downloads.find((offer) => offer.category === category && offer.customerId === customerId)?.path ?? ''

  afterAll(() => sandbox.close())

  it('are documents that open, page by page', async () => {
    for (const { path } of data.downloads) {
      const { status, text, size, rows, offsets } = await download(path)
      expect([path, status]).toEqual([path, 200])
      expect(rows).toHaveLength(size)
      offsets.forEach((offset, index) =>
        expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)),
      )
      const pages = Number(/\/Count (\d+)/.exec(text)?.[1])
      expect(text.match(/\/Type \/Page /g)).toHaveLength(pages)
    }
    expect((await download('documents/price-list-none.pdf')).status).toBe(404)
  })

  it('list prices of a whole category, over as many pages as it takes', async () => {
    const { text } = await download('documents/price-list-timber.pdf')
    expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(1)
    const timber = data.products.filter(({ category, rrp }) => category === 'TIMBER' && rrp > 0)
    expect(text.match(/\/ (m|ea)\) Tj/g)?.length).toBe(timber.length)
  })

  it('show a customer’s own statement and invoice as the ledger has them', async () => {
    const [statement] = data.statements.filter(({ customerId }) => customerId === '104218').slice(-1)
    const { text } = await download(pathOf('Statements', '104218'))
    expect(text).toContain('(Ridgeline Carpentry Pty Ltd) Tj')
    // Customers copy the date and reference from their statement when they register.
    expect(text).toContain(`(Account 104218, ${statement?.dated}, reference ${statement?.reference}) Tj`)
    const { due } = balancesOn(sandbox.database, '104218', statement?.dated ?? '')
    expect(text).toContain(`(${money(due)}) Tj`)

    const path = pathOf('Invoices', '104218')
    const [, number, suffix] = /invoice-(\d+)-(\d+)-/.exec(path) ?? []
    const invoice = data.transactions.find((row) => `${row.number}-${row.suffix}` === `${number}-${suffix}`)
    expect((await download(path)).text).toContain(`(${money(invoice?.total ?? 0)}) Tj`)
  })

  it('are not to be guessed where they are one customer’s', async () => {
    const { number, suffix } = data.transactions.find(({ type }) => type === 'Invoice') ?? {}
    expect((await download(`documents/invoice-${number}-${suffix}.pdf`)).status).toBe(404)
    expect((await download(`documents/invoice-${number}-${suffix}-abcdefgh.pdf`)).status).toBe(404)
  })
})
