import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../testing/sampleProduct'
import { rankProducts } from './rankProducts'

const product = (name: string, id = name, description = '') => ({
  ...sampleProduct({ id, name, customerPrice: null }),
  description,
})
const ranked = (term: string, ...products: ReturnType<typeof product>[]) =>
  rankProducts(products, term).map(({ name }) => name)

describe('rankProducts', () => {
  it('puts the product number first, a name second, and a description last', () => {
    expect(
      ranked(
        'timber',
        product('Steel Wall Stud', 'STUD64', 'Replaces timber'),
        product('Exterior Timber Stain', 'STAIN'),
        product('Timber Screw', 'TS10'),
        product('Something else', 'TIMBER'),
      ),
    ).toEqual(['Something else', 'Timber Screw', 'Exterior Timber Stain', 'Steel Wall Stud'])
  })

  it('compares sizes however they are written, and a whole word before a longer one', () => {
    expect(
      ranked(
        '90x45 h2',
        product('Structural Pine 90 × 45 H2F'),
        product('Structural Pine 190 × 45 H2'),
        product('Structural Pine 90 × 45 H2'),
      ),
    ).toEqual(['Structural Pine 90 × 45 H2', 'Structural Pine 90 × 45 H2F', 'Structural Pine 190 × 45 H2'])
  })

  it('keeps the merchant’s order among equals, and every product', () => {
    const names = ['Deck Screw B', 'Deck Screw A', 'Deck Screw C']
    expect(ranked('deck', ...names.map((name) => product(name)))).toEqual(names)
    expect(ranked('  ', ...names.map((name) => product(name)))).toEqual(names)
  })
})
