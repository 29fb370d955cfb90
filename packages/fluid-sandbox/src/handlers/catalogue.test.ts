import { describe, expect, it } from 'vitest'
import type { Payload } from '../wire/payload.ts'
import { openWorld } from '../testing/openWorld.ts'

const listing: Payload<'getProductCategories'> = {
  companyID: '01',
  deviceID: 'TP001',
  userName: 'builder',
  inStockOnly: false,
  incGST: false,
  searchCategory: '',
  searchType: '',
  searchClass: '',
  searchString: '',
  limit: 10_000,
  page: 1,
  start: 0,
}

async function signedIn(options?: Parameters<typeof openWorld>[0]) {
  const world = openWorld(options)
  await world.signIn()
  const list = async (changes: Partial<typeof listing>) =>
    (await world.call('getProductCategories', { ...listing, ...changes })).getProductsByType.map(
      ({ productID }) => productID,
    )
  return { world, list }
}

describe('getProductMenu', () => {
  it('gives the rows in the order the merchant keyed them', async () => {
    const { world } = await signedIn()
    const { ProductMenu } = await world.call('getProductMenu', { companyID: '01' })
    expect(ProductMenu.map(({ menuDesc }) => menuDesc)).toEqual([
      'Framing pine',
      'Timber',
      'MGP10',
      'Fixings',
    ])
    expect(ProductMenu[1]).toEqual({
      prodCategory: 'TIM',
      prodType: '',
      prodClass: '',
      menuDesc: 'Timber',
      menuFiles: 'pictures/timber.svg',
    })
  })
})

describe('getProductCategories', () => {
  it('narrows by category, type and class, and never lists delivery charges', async () => {
    const { list } = await signedIn()
    expect(await list({})).toEqual(['PINE9045', 'LVL20045', 'NAIL90', 'GLUE'])
    expect(await list({ searchCategory: 'TIM' })).toEqual(['PINE9045', 'LVL20045'])
    expect(await list({ searchCategory: 'FIX', searchType: 'GLUES' })).toEqual(['GLUE'])
    expect(await list({ searchCategory: 'TIM', searchType: 'PINE', searchClass: 'LVL' })).toEqual([
      'LVL20045',
    ])
  })

  it('finds products that hold each word, wildcards taken as they are', async () => {
    const { list } = await signedIn()
    expect(await list({ searchString: '90  NAIL' })).toEqual(['NAIL90'])
    expect(await list({ searchString: '0%' })).toEqual(['NAIL90'])
    expect(await list({ searchString: '"X/1" &' })).toEqual(['GLUE'])
    await expect(list({ searchString: 'n_il' })).rejects.toThrow('No matching records')
  })

  it('finds a size however it is spelled', async () => {
    const { world, list } = await signedIn()
    for (const size of ['90x45', '90 X 45', '90 * 45', '90mm x 45mm']) {
      expect([size, await list({ searchString: size })]).toEqual([size, ['PINE9045']])
      const search = { deviceID: 'TP001', incGST: false, userName: 'builder', descString: size }
      const { ProductList } = await world.call('searchProductTP', search)
      expect([size, ProductList.map(({ productID }) => productID)]).toEqual([size, ['PINE9045']])
    }
    expect(await list({ searchString: 'x/1' })).toEqual(['GLUE'])
    await expect(list({ searchString: '45x90' })).rejects.toThrow('No matching records')
  })

  it('takes a whole page of pasted text for a search', async () => {
    const { world, list } = await signedIn()
    const pasted = Array.from({ length: 5000 }, (_, index) => `line ${index}`).join('\n')
    await expect(list({ searchString: pasted })).rejects.toThrow('No matching records')
    expect(await list({ searchString: 'nail '.repeat(5000) })).toEqual(['NAIL90'])
    const search = { deviceID: 'TP001', incGST: false, userName: 'builder', descString: pasted }
    expect(await world.call('searchProductTP', search)).toEqual({ ProductList: [] })
  })

  it('gives a page from its start, and refuses one past the end', async () => {
    const { list } = await signedIn()
    expect(await list({ limit: 3, page: 2, start: 3 })).toEqual(['GLUE'])
    await expect(list({ limit: 3, page: 3, start: 6 })).rejects.toThrow(
      '[{"field":"","msg":"No matching records"}]',
    )
    await expect(list({ limit: 0 })).rejects.toThrow('limit')
    await expect(list({ start: -1 })).rejects.toThrow('start')
    await expect(list({ start: 1e300 })).rejects.toThrow('start')
  })

  it('gives prices without tax, or with it on request', async () => {
    const { world } = await signedIn()
    const prices = async (incGST: boolean) => {
      const { getProductsByType } = await world.call('getProductCategories', { ...listing, incGST, limit: 1 })
      const [product] = getProductsByType
      return [product?.RRP, product?.TradePrice, product?.BestPrice, product?.customerPrice]
    }
    expect(await prices(false)).toEqual([8.2, 7.15, 6.9, 6.4525])
    // 6.4525 * 1.1 is 7.09775: half a ten-thousandth goes up.
    expect(await prices(true)).toEqual([9.02, 7.865, 7.59, 7.0978])
  })
})

describe('searchProductTP', () => {
  it('spells the unit and the tally switch its own way', async () => {
    const { world } = await signedIn()
    const search = (descString: string) =>
      world.call('searchProductTP', { descString, deviceID: 'TP001', incGST: true, userName: 'builder' })
    const { ProductList } = await search('pine 90')
    expect(ProductList).toEqual([expect.objectContaining({ productID: 'PINE9045', UOM: 'm', Tally: true })])
    expect(ProductList[0]).not.toHaveProperty('UOMList')
    expect(ProductList[0]).not.toHaveProperty('isTally')
    expect(await search('plasterboard')).toEqual({ ProductList: [] })
    expect(await search('  ')).toEqual({ ProductList: [] })
    expect(await search('delivery')).toEqual({ ProductList: [] })
  })
})

describe('one product', () => {
  it('is given whole', async () => {
    const { world } = await signedIn()
    const { ProductDetails } = await world.call('getProductDetails', {
      deviceID: 'TP001',
      customerID: '4021',
      productID: 'PINE9045',
      incGST: false,
    })
    expect(ProductDetails).toEqual([
      {
        productID: 'PINE9045',
        productShortDesc: 'Pine 90 x 45 MGP10',
        productLongDesc: 'Kiln-dried structural pine, sold by the metre.',
        productImage: 'pictures/PINE9045.svg',
        RRP: 8.2,
        TradePrice: 7.15,
        BestPrice: 6.9,
        customerPrice: 6.4525,
        UOMList: [{ UOM: 'm' }, { UOM: 'pack' }],
        isTally: true,
        productGallery: 'pictures/PINE9045.svg|pictures/PINE9045-2.svg',
        productFiles: 'pictures/PINE9045.svg|documents/PINE9045.pdf',
        fileTypes: 'image|pdf',
      },
    ])
  })

  it('is refused when it does not exist, or has no texts', async () => {
    const { world } = await signedIn()
    const one = { deviceID: 'TP001', customerID: '4021', incGST: false }
    const noData = '[{"field":"","msg":"No data for product'
    await expect(world.call('getProductDetails', { ...one, productID: 'NONE' })).rejects.toThrow(noData)
    await expect(world.call('getFeaturesAndBenefits', { productID: 'NAIL90' })).rejects.toThrow(noData)
    await expect(world.call('getProductInformation', { productID: 'NAIL90' })).rejects.toThrow(noData)
  })

  it('keeps features and information apart', async () => {
    const { world } = await signedIn()
    expect(await world.call('getFeaturesAndBenefits', { productID: 'PINE9045' })).toEqual({
      ProductInformation: [{ itemType: 'Feature', itemDescription: 'Straight & dry' }],
    })
    expect(await world.call('getProductInformation', { productID: 'PINE9045' })).toEqual({
      ProductInformation: [{ itemType: 'Treatment', itemDescription: 'H2F' }],
    })
  })

  it('lists its lengths, shortest first, or none', async () => {
    const { world } = await signedIn()
    const lengths = (productID: string) =>
      world.call('getLengthsForProduct', { companyID: '01', branchID: 1, productID })
    expect(await lengths('PINE9045')).toEqual({
      ProductLengths: [
        { length: 2.4, qty: 10 },
        { length: 3.6, qty: 10 },
        { length: 5.4, qty: 10 },
      ],
    })
    expect(await lengths('LVL20045')).toEqual({ ProductLengths: [] })
  })
})
