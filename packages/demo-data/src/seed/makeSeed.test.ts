import { describe, expect, it } from 'vitest'
import { HUGE_CART_ID } from './hugeCart.ts'
import { known } from './known.ts'
import { makeSeed } from './makeSeed.ts'
import type { DemoData, DemoProduct, SeedSize } from './DemoData.ts'

const merchants = ['ironbark', 'cascade'] as const
const sizes: SeedSize[] = ['small', 'normal', 'huge']

function goods(data: DemoData): DemoProduct[] {
  return data.products.filter(({ category }) => category !== '')
}

function count(values: readonly string[]): number {
  return new Set(values).size
}

function find(data: DemoData, id: string): DemoProduct {
  const product = data.products.find((candidate) => candidate.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}

describe.each(merchants)('the seed of %s', (merchant) => {
  const seeds = {
    small: makeSeed({ merchant, size: 'small' }),
    normal: makeSeed({ merchant, size: 'normal' }),
    huge: makeSeed({ merchant, size: 'huge' }),
  }
  const data = seeds.normal

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
    expect(goods(seeds.huge).length - goods(data).length).toBe(10_000)
    expect(goods(seeds.small).length).toBeLessThanOrEqual(85)
  })

  it('gives each product an id of its own that needs no encoding', () => {
    for (const size of sizes) {
      const ids = seeds[size].products.map(({ id }) => id)
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

  it.each(sizes)('fills every category of the menu (%s)', (size) => {
    const { menu, products } = seeds[size]
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
      const { menu } = seeds[size]
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
    const seed = seeds[size]
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

  it('knows places, branches and charges that fit each other', () => {
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
  })

  it('has one account with several users, one of whom may not sign in here', () => {
    const builder = data.users.find(({ name }) => name === 'builder')
    const colleagues = data.users.filter(({ customerId }) => customerId === builder?.customerId)
    expect(colleagues.length).toBeGreaterThanOrEqual(4)
    expect(colleagues.filter(({ canAccessWeb }) => !canAccessWeb)).toHaveLength(1)
    expect(new Set(colleagues.map(({ role }) => role))).toEqual(new Set(['admin', 'sales']))
    for (const key of ['id', 'contactId', 'name', 'email'] as const) {
      expect(count(data.users.map((user) => user[key]))).toBe(data.users.length)
    }
    const [book] = data.priceBooks
    expect(book?.customerId).toBe(builder?.customerId)
    expect(book?.history).toHaveLength(8)
    const enabled = data.customers.filter(({ isPriceBookEnabled }) => isPriceBookEnabled)
    expect(enabled.map(({ id }) => id)).toEqual([builder?.customerId])
  })

  it('has lists of the merchant and of each customer, and downloads for all and for one', () => {
    const lists = data.carts.filter(({ list }) => list?.type === 'Generic')
    expect(lists).toHaveLength(2)
    expect(lists.filter(({ lines }) => lines.some(({ tally }) => tally.length > 0))).toHaveLength(1)
    const builder = data.users.find(({ name }) => name === 'builder')?.customerId
    expect(data.carts.filter(({ customerId }) => customerId === builder)).toHaveLength(3)
    for (const { lines } of data.carts) expect(lines.length).toBeGreaterThanOrEqual(5)
    const readers = data.downloads.map(({ customerId }) => customerId)
    expect(readers.filter((reader) => reader === null).length).toBeGreaterThanOrEqual(8)
    expect(count(readers.map(String))).toBe(3)
    expect(count(data.downloads.map(({ path }) => path))).toBe(data.downloads.length)
  })

  it('keeps a cart of 500 lines in the seed that no screen should hold at once, and in no other', () => {
    const open = (size: SeedSize) => seeds[size].carts.filter(({ list }) => list === null)
    expect([...open('small'), ...open('normal')]).toEqual([])
    expect(open('huge')).toEqual([expect.objectContaining({ id: HUGE_CART_ID })])
    const lines = open('huge').flatMap((cart) => cart.lines)
    expect(lines).toHaveLength(500)
    expect(count(lines.map(({ productId }) => productId))).toBe(500)
    expect(lines.some(({ tally }) => tally.length > 0)).toBe(true)
  })

  it('sends its banners to categories of the menu', () => {
    const banners = data.widgets.filter(({ type }) => type === 'clickableimage')
    expect(banners).toHaveLength(3)
    for (const { value2 } of banners) {
      const [category, type] = value2.split('/').slice(2).map(decodeURIComponent)
      expect(data.menu.some((row) => row.category === category && row.type === type)).toBe(true)
    }
  })
})
