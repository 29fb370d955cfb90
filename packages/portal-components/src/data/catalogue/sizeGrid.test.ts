import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../testing/sampleProduct'
import { sizeGridOf } from './sizeGrid'

const product = (name: string, id = name) => sampleProduct({ id, name, customerPrice: null })

/** Each table as lines: the family and columns, then the ids of each size. */
function drawn(names: string[]): string[] | null {
  const grid = sizeGridOf(names.map((name) => product(name)))
  if (!grid) return null
  return grid.tables.flatMap(({ family, columns, rows }) => [
    `${family}: ${columns.map((column) => column || '-').join(', ')}`,
    ...rows.map(({ size, products }) => `${size}: ${products.map((found) => (found ? 'x' : '.')).join('')}`),
  ])
}

describe('sizeGridOf', () => {
  it('has a row for each size in its order, and a column for each suffix in the order of the range', () => {
    expect(
      drawn([
        'Structural Pine MGP10 120 × 45 H2',
        'Structural Pine MGP10 70 × 35 H2',
        'Structural Pine MGP10 70 × 35 H3',
        'Structural Pine MGP10 90 x 45mm H3',
        'Structural Pine MGP10 90×45 H2F',
      ]),
    ).toEqual(['Structural Pine MGP10: H2, H3, H2F', '70 × 35: xx.', '90 × 45: .xx', '120 × 45: x..'])
  })

  it('has a table for each family, and a column for names without a suffix', () => {
    expect(
      drawn(['Hem-Fir 2×4', 'Hem-Fir 2×4 Stud', 'Hem-Fir 2×6', 'Cedar 2×4', 'Cedar 2×6 Clear', 'Cedar 2×6']),
    ).toEqual(['Hem-Fir: -, Stud', '2 × 4: xx', '2 × 6: x.', 'Cedar: -, Clear', '2 × 4: x.', '2 × 6: xx'])
  })

  const sizes = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `Pine ${70 + Math.floor(index / 2)} × 35 ${index % 2 ? 'H2' : 'H3'}`,
    )

  it('needs four fifths of the range, and returns the others', () => {
    const grid = sizeGridOf([...sizes(8), 'Nails', 'Glue'].map((name) => product(name)))
    expect(grid?.others.map(({ name }) => name)).toEqual(['Nails', 'Glue'])
    expect(sizeGridOf([...sizes(7), 'Nails', 'Glue'].map((name) => product(name)))).toBeNull()
  })

  it('loses no product: the second of one name is among the others', () => {
    const range = [...sizes(10).map((name) => product(name)), product('Pine 70 × 35 H3', 'SECOND')]
    const grid = sizeGridOf(range)
    const shown =
      grid?.tables.flatMap(({ rows }) => rows.flatMap(({ products }) => products)).filter(Boolean) ?? []
    expect([...shown, ...(grid?.others ?? [])].length).toBe(range.length)
    expect(grid?.others.map(({ id }) => id)).toEqual(['SECOND'])
  })

  it.each([
    ['no products', []],
    ['one size', ['Pine 70 × 35 H2', 'Pine 70 × 35 H3']],
    ['one column', ['Pine 70 × 35 H2', 'Pine 90 × 35 H2']],
    [
      'three figures',
      ['Ply 2400 × 1200 × 7', 'Ply 2400 × 1200 × 9', 'MDF 2400 × 1200 × 7', 'MDF 2400 × 900 × 9'],
    ],
    ['screws', ['Batten Screw 14 g × 100 mm', 'Batten Screw 14 g × 75 mm']],
  ])('is a list for %s', (_, names) => {
    expect(drawn(names)).toBeNull()
  })
})
