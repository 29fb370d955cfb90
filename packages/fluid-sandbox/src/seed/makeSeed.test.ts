import { describe, expect, it } from 'vitest'
import { known } from './known.ts'
import { makeSeed } from './makeSeed.ts'
import type { SeedData, SeedProduct, SeedSize } from './Seed.ts'

const merchants = ['ironbark', 'cascade'] as const
const sizes: SeedSize[] = ['small', 'normal', 'huge']

function goods(data: SeedData): SeedProduct[] {
  return data.products.filter(({ category }) => category !== '')
}

function count(values: readonly string[]): number {
  return new Set(values).size
}

function find(data: SeedData, id: string): SeedProduct {
  const product = data.products.find((candidate) => candidate.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}

describe.each(merchants)('the seed of %s', (merchant) => {
  const data = makeSeed({ merchant, size: 'normal' })

  it('is the same each time', () => {
    expect(makeSeed({ merchant, size: 'normal' })).toEqual(data)
  })

  it('has the size of a real catalogue', () => {
    expect(count(data.menu.map(({ category }) => category))).toBe(8)
    expect(
      count(data.menu.filter(({ type }) => type).map(({ category, type }) => category + type)),
    ).toBeGreaterThanOrEqual(38)
    expect(data.menu.filter((row) => row.class).length).toBeGreaterThanOrEqual(90)
    expect(goods(data).length).toBeGreaterThanOrEqual(1400)
    expect(goods(data).length).toBeLessThanOrEqual(1700)
    expect(goods(makeSeed({ merchant, size: 'huge' })).length - goods(data).length).toBe(10_000)
    expect(goods(makeSeed({ merchant, size: 'small' })).length).toBeLessThanOrEqual(85)
  })

  it('gives each product an id of its own that needs no encoding', () => {
    for (const size of sizes) {
      const ids = makeSeed({ merchant, size }).products.map(({ id }) => id)
      expect(count(ids)).toBe(ids.length)
      expect(ids.filter((id) => !/^[A-Z0-9.-]+$/.test(id))).toEqual([])
    }
  })

  it('prices retail above trade above best, and the customer no higher than best', () => {
    const priced = goods(data).filter(({ rrp }) => rrp > 0)
    for (const { id, rrp, tradePrice, bestPrice, customerPrice } of priced) {
      expect([id, rrp > tradePrice, tradePrice > bestPrice, bestPrice >= customerPrice]).toEqual([
        id,
        true,
        true,
        true,
      ])
      expect(
        [rrp, tradePrice, bestPrice, customerPrice].every((price) => Number.isInteger(price) && price > 0),
      ).toBe(true)
    }
    expect(priced.filter(({ customerPrice }) => customerPrice % 100 > 0).length).toBeGreaterThan(20)
    const unpriced = goods(data).filter(({ rrp }) => rrp === 0)
    expect(unpriced.length).toBeGreaterThan(0)
    expect(
      unpriced.every((product) => product.tradePrice + product.bestPrice + product.customerPrice === 0),
    ).toBe(true)
  })

  it.each(sizes)('fills every place of the menu (%s)', (size) => {
    const { menu, products } = makeSeed({ merchant, size })
    for (const row of menu) {
      const isThere = products.some(
        ({ category, type, class: group }) =>
          category === row.category &&
          (!row.type || type === row.type) &&
          (!row.class || group === row.class),
      )
      expect([row, isThere]).toEqual([row, true])
    }
  })

  it.each(sizes)(
    'has one row before its parent, one parent without a row and a name of odd signs (%s)',
    (size) => {
      const { menu } = makeSeed({ merchant, size })
      const isListed = (category: string, type: string, rows = menu) =>
        rows.some((row) => row.category === category && row.type === type && row.class === '')
      const early = menu.filter(
        (row, index) => row.type && !row.class && !isListed(row.category, '', menu.slice(0, index)),
      )
      expect(early).toHaveLength(1)
      const orphans = menu.filter((row) => row.class && !isListed(row.category, row.type))
      expect(count(orphans.map(({ type }) => type))).toBe(1)
      expect(
        menu.some(({ type, name }) => type && ['/', '&', '#'].every((sign) => name.includes(sign))),
      ).toBe(true)
    },
  )

  it('lists preset lengths from short to long, and none for free ones', () => {
    const tallies = goods(data).filter(({ isTally }) => isTally)
    const lengths = Map.groupBy(data.lengths, ({ productId }) => productId)
    for (const rows of lengths.values()) {
      const values = rows.map(({ length }) => length)
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b))
      expect(values.length).toBeGreaterThanOrEqual(2)
    }
    expect([...lengths.keys()].every((id) => find(data, id).isTally)).toBe(true)
    expect(lengths.size).toBeGreaterThan(tallies.length / 2)
    expect(tallies.length - lengths.size).toBeGreaterThan(20)
  })

  it.each(sizes)('holds each known product, unchanged (%s)', (size) => {
    const seed = makeSeed({ merchant, size })
    for (const id of Object.values(known[merchant])) {
      expect(find(seed, id)).toEqual(find(data, id))
      expect(seed.information.filter(({ productId }) => productId === id).length).toBeGreaterThan(2)
      expect(find(seed, id).files).toEqual([`pictures/${id}.svg`, `documents/${id}.pdf`])
      expect(find(seed, id).gallery).toHaveLength(2)
    }
    const { presetTally, freeTally, ordinary, severalUnits, longName, unpriced, oddName } = known[merchant]
    const lengthsOf = (id: string) => seed.lengths.filter(({ productId }) => productId === id)
    expect(find(seed, presetTally).isTally && lengthsOf(presetTally).length).toBeGreaterThan(3)
    expect([find(seed, freeTally).isTally, lengthsOf(freeTally)]).toEqual([true, []])
    expect([find(seed, ordinary).isTally, find(seed, ordinary).customerPrice > 0]).toEqual([false, true])
    expect(find(seed, severalUnits).units.length).toBeGreaterThan(1)
    expect(find(seed, longName).shortDescription.length).toBeGreaterThan(150)
    expect(find(seed, unpriced).customerPrice).toBe(0)
    for (const sign of ['/', '&', '#', '%', '"', '焼'])
      expect(find(seed, oddName).shortDescription).toContain(sign)
  })

  it('leaves texts out now and then, but not often', () => {
    const described = goods(data).filter(({ longDescription }) => longDescription).length
    expect(described / goods(data).length).toBeGreaterThan(0.7)
    expect(described).toBeLessThan(goods(data).length)
    const informed = count(data.information.map(({ productId }) => productId))
    expect(informed / goods(data).length).toBeGreaterThan(0.6)
    expect(informed).toBeLessThan(goods(data).length)
  })

  it('knows places, branches, charges and people that fit each other', () => {
    expect(data.gazetteer.length).toBeGreaterThanOrEqual(60)
    expect(data.gazetteer.every(({ stateId }) => data.states.some(({ id }) => id === stateId))).toBe(true)
    expect(data.branches.filter(({ isOrdering }) => isOrdering).every(({ latitude }) => latitude !== 0)).toBe(
      true,
    )
    for (const band of data.deliveryBands) {
      expect(find(data, band.productId).customerPrice).toBeGreaterThan(0)
      expect(band.vehicleId === '' || data.vehicles.some(({ id }) => id === band.vehicleId)).toBe(true)
    }
    expect(new Set(data.despatchMethods.map(({ isDelivery }) => isDelivery)).size).toBe(2)
    const builder = data.users.find(({ name }) => name === 'builder')
    expect(data.customers.find(({ id }) => id === builder?.customerId)?.balanceOverdue).toBeGreaterThan(0)
    expect(count(data.users.map(({ customerId }) => customerId))).toBe(data.users.length)
  })

  it('sends its banners to places of the menu', () => {
    const banners = data.widgets.filter(({ type }) => type === 'clickableimage')
    expect(banners).toHaveLength(3)
    for (const { value2 } of banners) {
      const [category, type] = value2.split('/').slice(2).map(decodeURIComponent)
      expect(data.menu.some((row) => row.category === category && row.type === type)).toBe(true)
    }
  })
})
