import { describe, expect, it } from 'vitest'
import { cataloguePathOf, productsPath, searchPath } from './cataloguePaths'

describe('productsPath', () => {
  it('begins at the root of the catalogue', () => {
    expect(productsPath()).toBe('/products')
    expect(productsPath({})).toBe('/products')
  })

  it('has one segment a level', () => {
    expect(productsPath({ categoryId: 'Timber', typeId: 'Framing', classId: 'MGP10' })).toBe(
      '/products/Timber/Framing/MGP10',
    )
  })

  it('ends where a level is missing', () => {
    expect(productsPath({ categoryId: 'Timber', typeId: '', classId: 'MGP10' })).toBe('/products/Timber')
  })

  it('keeps a name in its own segment, whatever it holds', () => {
    expect(productsPath({ categoryId: 'Nuts & bolts', typeId: '1/2" #8 100%' })).toBe(
      '/products/Nuts%20%26%20bolts/1%2F2%22%20%238%20100%25',
    )
    expect(productsPath({ categoryId: '..', typeId: '.' })).toBe('/products/%2E%2E/%2E')
  })
})

describe('cataloguePathOf', () => {
  it.each([
    {},
    { categoryId: 'Timber' },
    { categoryId: 'Nuts & bolts', typeId: '1/2" #8 100%' },
    { categoryId: '..', typeId: '.', classId: '%2F' },
    { categoryId: '木材', typeId: 'Čelik', classId: "O'Brien's" },
  ])('reads back the place %j', (cataloguePath) => {
    expect(cataloguePathOf(productsPath(cataloguePath))).toEqual(cataloguePath)
  })

  it('keeps what is deeper than a class, so that it is found in no menu [cat-43]', () => {
    const cataloguePath = cataloguePathOf('/products/Timber/Framing/MGP10/90x45/H2F')
    expect(cataloguePath).toEqual({ categoryId: 'Timber', typeId: 'Framing', classId: 'MGP10/90x45/H2F' })
  })

  it('takes a stray percent sign as typed', () => {
    expect(cataloguePathOf('/products/100%')).toEqual({ categoryId: '100%' })
  })
})

describe('searchPath', () => {
  it('carries the term in one value', () => {
    const query = searchPath('90 x 45 & "H2F" #1+2').split('?')[1]
    expect(new URLSearchParams(query).get('value')).toBe('90 x 45 & "H2F" #1+2')
  })
})
