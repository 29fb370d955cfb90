import { describe, expect, it } from 'vitest'
import type { DataColumn } from './dataColumns'
import { toCsv } from './csv'

interface Row {
  name: string
  cents: number
}
const columns: DataColumn<Row>[] = [
  { id: 'name', name: 'Job name', text: ({ name }) => name },
  {
    id: 'amount',
    name: 'Amount, inc "GST"',
    text: ({ cents }) => `$${cents / 100}`,
    csv: ({ cents }) => (cents / 100).toFixed(2),
  },
  { id: 'again', name: 'Order again', cell: () => 'Order again' },
]
/** The first written cell of a row with that name. */
const cellOf = (name: string) => toCsv(columns.slice(0, 1), [{ name, cents: 0 }]).split('Job name\r\n')[1]

describe('rows as comma-separated values', () => {
  it('are heads and lines with a mark of their encoding, and without the columns of buttons [inv-42]', () => {
    const rows = [
      { name: 'Hilltop Rd', cents: 231_460 },
      { name: '', cents: -31_240 },
    ]
    expect(toCsv(columns, rows)).toBe(
      '\uFEFFJob name,"Amount, inc ""GST"""\r\nHilltop Rd,2314.60\r\n,-312.40\r\n',
    )
    expect(toCsv(columns, [])).toBe('\uFEFFJob name,"Amount, inc ""GST"""\r\n')
  })

  it.each([
    ['Lot 14, Barwon Rise', '"Lot 14, Barwon Rise"\r\n'],
    ['The "Mill"', '"The ""Mill"""\r\n'],
    ['Two\nlines', '"Two\nlines"\r\n'],
    ['Two\r\nlines', '"Two\r\nlines"\r\n'],
    [' spaces ', ' spaces \r\n'],
    ['Café Zoë 木材', 'Café Zoë 木材\r\n'],
  ])('quote what would break a line apart: %j [inv-42]', (name, written) => {
    expect(cellOf(name)).toBe(written)
  })
})
