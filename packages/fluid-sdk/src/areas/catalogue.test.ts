import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'
import { datasheet, pictures, toProduct } from './product'
import { toMenu } from './menu'

const endpoint = 'https://fluid.example/erp'
const none = { hasErrors: true, errorTable: [{ field: '', msg: 'No matching records' }] }

async function openShop(script: Script) {
  const { client, calls } = createFixtureClient(script)
  await client.session.signIn(fixtureSignIn)
  return { client, calls }
}

describe('the menu', () => {
  it('takes rows in any order, and a parent without a row', () => {
    const menu = toMenu(
      [
        { prodCategory: 'T', prodType: 'P', prodClass: 'M/90 #1', menuDesc: 'Mouldings 90%' },
        { prodCategory: 'T', prodType: 'P', menuDesc: ' Pine ', menuFiles: 'p.svg|q.svg' },
        { prodCategory: 'T', prodType: '', prodClass: null, menuDesc: 'Timber', menuFiles: '/t.svg' },
        { prodCategory: 'F', prodType: 'N', prodClass: '' },
        { prodCategory: '', prodType: 'X', prodClass: 'Y', menuDesc: 'nowhere' },
        { prodCategory: 'T', prodType: '', prodClass: 'Z', menuDesc: 'a class of no type' },
      ],
      endpoint,
    )
    expect(menu).toEqual([
      {
        id: 'T',
        name: 'Timber',
        image: 'https://fluid.example/t.svg',
        types: [
          {
            id: 'P',
            name: 'Pine',
            image: 'https://fluid.example/erp/p.svg',
            classes: [{ id: 'M/90 #1', name: 'Mouldings 90%' }],
          },
        ],
      },
      { id: 'F', name: 'F', image: null, types: [{ id: 'N', name: 'N', image: null, classes: [] }] },
    ])
  })

  it('holds names that objects have already', () => {
    const ids = ['__proto__', 'constructor', 'toString'].map((prodCategory) => ({ prodCategory }))
    expect(toMenu(ids, endpoint).map(({ id }) => id)).toEqual(['__proto__', 'constructor', 'toString'])
  })
})

describe('the files of a product', () => {
  it('are pictures by their extension', () => {
    const files = ' a.PDF | | b.JPG?w=1 |c.svg#x|d.txt|javascript:e.png|data:image/png;base64,AA=='
    expect(pictures(files, endpoint)).toEqual([
      `${endpoint}/b.JPG?w=1`,
      `${endpoint}/c.svg#x`,
      'data:image/png;base64,AA==',
    ])
  })

  it.each([
    ['a.png| specs/B.PDF?v=1 |c.pdf', '', `${endpoint}/specs/B.PDF?v=1`],
    ['a.png|sheet|c.pdf', 'png|PDF|pdf', `${endpoint}/sheet`],
    ['|sheet', 'png|pdf', `${endpoint}/sheet`],
    ['a.png|sheet', 'pdf|doc', null],
    ['a.png', 'pdf', null],
    ['x.pdf.exe|page?file=a.pdf', '', null],
    ['', 'pdf', null],
    [null, null, null],
  ])('%s holds a datasheet by its extension, else by its type', (files, types, sheet) => {
    expect(datasheet(files, types, endpoint)).toBe(sheet)
  })
})

describe('a product', () => {
  it('has a price on request where there is none', () => {
    const product = toProduct(
      { productID: 'A', RRP: 0, TradePrice: null, customerPrice: '0.00', BestPrice: 2.5 },
      endpoint,
    )
    expect(product).toMatchObject({ retailPrice: null, tradePrice: null, customerPrice: 25_000 })
  })

  it('always has a unit', () => {
    expect(
      toProduct(
        { productID: 'A', UOMList: [{ UOM: 'm' }, { UOM: '' }, { UOM: 'm' }, { UOM: 'pk' }] },
        endpoint,
      )?.units,
    ).toEqual(['m', 'pk'])
    expect(toProduct({ productID: 'A', UOM: 'box', Tally: 'yes' }, endpoint)).toMatchObject({
      units: ['box'],
      isTally: true,
    })
    expect(toProduct({ productID: 'A', UOMList: null }, endpoint)?.units).toEqual(['ea'])
  })

  it('shows its main picture first and each once', () => {
    expect(
      toProduct({ productID: 'A', productImage: 'b.svg', productGallery: 'a.svg|b.svg||c' }, endpoint)
        ?.gallery,
    ).toEqual([`${endpoint}/b.svg`, `${endpoint}/a.svg`, `${endpoint}/c`])
    expect(toProduct({ productID: 'A', productFiles: 'x.pdf|y.png' }, endpoint)?.image).toBe(
      `${endpoint}/y.png`,
    )
  })

  it('is none without an id', () => {
    expect(toProduct({ productShortDesc: 'nameless' }, endpoint)).toBeNull()
  })
})

describe('a listing', () => {
  const page = { page: 2, pageSize: 2 }
  const answer = (count: number) => ({
    getProductsByType: Array.from({ length: count }, (_, index) => ({ productID: `P${index}` })),
  })

  it('goes on while its pages are full', async () => {
    const full = await openShop({ getProductCategories: () => answer(2) })
    expect(await full.client.catalogue.listProducts(page)).toMatchObject({
      products: { length: 2 },
      hasNext: true,
    })
    const last = await openShop({ getProductCategories: () => answer(1) })
    expect((await last.client.catalogue.listProducts(page)).hasNext).toBe(false)
  })

  it('has twenty products on its first page where nothing else is asked for [case-321]', async () => {
    const { client, calls } = await openShop({ getProductCategories: () => answer(20) })
    expect((await client.catalogue.listProducts({ categoryId: 'TIM' })).hasNext).toBe(true)
    expect(calls.at(-1)?.payload).toMatchObject({ limit: 20, page: 1, start: 0 })
  })

  it('is empty where the merchant has none', async () => {
    const { client } = await openShop({
      getProductCategories: () => none,
      searchProductTP: () => ({}),
      getProductDetails: () => none,
      getProductInformation: () => ({ hasErrors: 1, errorTable: [{ msg: 'No data for product A' }] }),
    })
    expect(await client.catalogue.listProducts(page)).toEqual({ products: [], hasNext: false })
    expect(await client.catalogue.searchProducts({ term: 'x' })).toEqual([])
    expect(await client.catalogue.getProduct({ productId: 'A' })).toBeNull()
    expect(await client.catalogue.listInformation({ productId: 'A' })).toEqual([])
  })

  it('asks for prices as the merchant shows them', async () => {
    const tax = { label_object: ' Tax_Inclusive ', is_enabled: 'yes', object_value: 'yes' }
    const { client, calls } = await openShop({
      getWidgetConfiguration: () => ({ WidgetConfiguration: [tax] }),
    })
    await client.catalogue.listProducts(page)
    expect(calls.at(-1)?.payload).toMatchObject({ incGST: true, limit: 2, page: 2, start: 2 })
  })

  it('is given up when its reader leaves, and the shared reads go on', async () => {
    const { client, calls } = await openShop({})
    const controller = new AbortController()
    const left = client.catalogue.listProducts(page, { signal: controller.signal })
    controller.abort()
    await expect(left).rejects.toThrow(/abort/i)
    await client.catalogue.listProducts(page)
    expect(calls.filter((call) => call.operation === 'getWidgetConfiguration')).toHaveLength(1)
  })
})
