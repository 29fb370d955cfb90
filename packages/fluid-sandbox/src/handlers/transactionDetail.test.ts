import { describe, expect, it } from 'vitest'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { orderPayload } from '../testing/requests.ts'

async function signedIn(options?: Parameters<typeof openWorld>[0]) {
  const world = openWorld(options)
  await world.signIn()
  return world
}

const read = async (world: OpenWorld, transactionNumber: number, transactionSuffix: number) => {
  const { TransactionTP } = await world.call('getTransactionTP', {
    userName: 'builder',
    companyID: '01',
    customerID: '4021',
    transactionNumber,
    transactionSuffix,
  })
  return TransactionTP[0]
}

const copy = (world: OpenWorld, sessionID: string, transactionNumber: number, transactionSuffix: number) =>
  world.call('copyTranToCart', {
    deviceID: 'TP001',
    customerID: '4021',
    transactionNumber,
    transactionSuffix,
    sessionID,
  })

const contents = async (world: OpenWorld, sessionID: string) =>
  (await world.call('getCartContents', { sessionID, tpaID: 'U77', userName: 'builder' })).CartContents

describe('getTransactionTP', () => {
  it('gives an invoice with its lines, prices with tax where the merchant’s include it', async () => {
    expect(await read(await signedIn(), 100_120, 2)).toEqual({
      transactionType: 'Invoice',
      transactionNumber: 100_120,
      transactionSuffix: 2,
      invoiceDate: '2026-02-09',
      deliveryDate: '2026-02-09',
      nameCharge: "O'Neill Constructions",
      nameShip: "Dana O'Neill",
      jobName: 'Smith & Sons, stage 1',
      shipAddress1: '9 Mill Lane',
      shipAddress2: 'Preston',
      shipAddress3: 'VIC 3072',
      comment_tportal: '',
      transactionTotalAmountExcGST: 86.4,
      transactionTotalGST: 8.64,
      transactionTotalAmountIncGST: 95.04,
      companyID: '01',
      customerID: '4021',
      LineDetailsTP: [
        {
          lineNum: 1,
          productDesc: 'Pine 90 x 45 MGP10',
          productCode: 'PINE9045',
          quantity: 14.4,
          unitOfMeasure: 'm',
          unitPrice: 6.6,
          linePrice: 95.04,
        },
      ],
    })
  })

  it('gives prices without tax elsewhere', async () => {
    const detail = await read(await signedIn({ isTaxInclusive: false }), 100_120, 2)
    expect(detail).toMatchObject({
      transactionTotalAmountExcGST: 86.4,
      transactionTotalGST: 8.64,
      transactionTotalAmountIncGST: 95.04,
      LineDetailsTP: [{ unitPrice: 6, linePrice: 86.4 }],
    })
  })

  it('gives a credit with its sign', async () => {
    expect(await read(await signedIn(), 100_120, 3)).toMatchObject({
      transactionType: 'Credit',
      transactionTotalAmountExcGST: -70,
      transactionTotalGST: -7,
      transactionTotalAmountIncGST: -77,
      LineDetailsTP: [{ quantity: -2, unitPrice: 38.5, linePrice: -77 }],
    })
  })

  it('gives an order as it was placed, whatever its products cost since', async () => {
    const world = await signedIn()
    const cart = await world.createCart()
    await world.add(cart, { quoteQty: 3 })
    const { quoteNumber } = await world.call('processComplete', orderPayload(cart))
    world.sandbox.database.run('UPDATE products SET customer_price = 9990000')
    const detail = await read(world, Number(quoteNumber), 0)
    expect(detail).toMatchObject({
      transactionType: 'Order',
      invoiceDate: '',
      deliveryDate: '2026-04-02',
      // The form in the portal leaves this postcode empty.
      shipAddress3: 'VIC',
      transactionTotalAmountIncGST: 115.5,
      LineDetailsTP: [{ productCode: 'NAIL90', quantity: 3, unitPrice: 38.5, linePrice: 115.5 }],
    })
  })

  it('refuses what there is not', async () => {
    const world = await signedIn()
    const none = '[{"field":"","msg":"No matching records"}]'
    await expect(read(world, 1, 0)).rejects.toThrow(none)
    await expect(read(world, 100_120, 9)).rejects.toThrow(none)
    await expect(read(world, 100_160, 1)).rejects.toThrow(none)
  })
})

describe('saveUserComment', () => {
  it('keeps the comment, which the list and the detail show from then on', async () => {
    const world = await signedIn()
    const key = { transactionNumber: 100_150, transactionSuffix: 2 }
    const comment = {
      ...key,
      userName: 'U77',
      customerID: '4021',
      userComment: 'Two boxes <short>\nSee 100% photo',
    }
    expect(await world.call('saveUserComment', comment)).toEqual({})
    expect(await read(world, 100_150, 2)).toMatchObject({ comment_tportal: comment.userComment })
    await world.signIn('colleague', 'pass2')
    const { InvoiceTP } = await world.call('getCustomerInvoicesTP', {
      customerID: '4021',
      fromDate: '',
      toDate: '',
      userName: 'colleague',
      deviceID: 'TP001',
    })
    expect(InvoiceTP[0]).toMatchObject({ ...key, userComment: comment.userComment })

    await world.signIn()
    await world.call('saveUserComment', { ...comment, userComment: '' })
    expect(await read(world, 100_150, 2)).toMatchObject({ comment_tportal: '' })
  })

  it('takes the user’s id and no sign-in name', async () => {
    const world = await signedIn()
    const comment = { transactionNumber: 100_150, transactionSuffix: 2, customerID: '4021', userComment: 'x' }
    await expect(world.call('saveUserComment', { ...comment, userName: 'builder' })).rejects.toThrow(
      'userName',
    )
  })
})

describe('copyTranToCart', () => {
  it('puts the lines and tallies of any transaction in the cart, at today’s prices', async () => {
    const world = await signedIn()
    const cart = await world.createCart()
    await world.add(cart, { quoteQty: 1 })
    expect(await copy(world, cart, 100_205, 0)).toEqual({})
    expect(await contents(world, cart)).toMatchObject([
      { productID: 'NAIL90', UOM: 'box', prodQty: 5 },
      { productID: 'PINE9045', UOM: 'm', prodQty: 14.4, unitPrice: 7.0978, isTally: true },
    ])
    const [, boards] = await contents(world, cart)
    const { CartTallies } = await world.call('getCartTallies', {
      sessionID: cart,
      lineNo: boards?.lineID ?? 0,
    })
    expect(CartTallies).toEqual([
      { productID: 'PINE9045', length: 2.4, qty: 3 },
      { productID: 'PINE9045', length: 3.6, qty: 2 },
    ])
  })

  it('counts what a credit took back as goods to buy', async () => {
    const world = await signedIn()
    const cart = await world.createCart()
    await copy(world, cart, 100_120, 3)
    expect(await contents(world, cart)).toMatchObject([{ productID: 'NAIL90', prodQty: 2 }])
  })

  it('leaves the delivery’s charge behind: the next delivery has its own', async () => {
    const world = await signedIn()
    const first = await world.createCart()
    await world.add(first, {})
    await world.add(first, { productID: 'DEL20', UOM: 'ea', quoteQty: 1 })
    const { quoteNumber } = await world.call('processComplete', orderPayload(first))
    const cart = await world.createCart()
    await copy(world, cart, Number(quoteNumber), 0)
    expect((await contents(world, cart)).map(({ productID }) => productID)).toEqual(['NAIL90'])
  })

  it('copies the charge with the goods where the back end is one that does', async () => {
    const world = await signedIn()
    world.sandbox.copies.withCharges = true
    const first = await world.createCart()
    await world.add(first, {})
    await world.add(first, { productID: 'DEL20', UOM: 'ea', quoteQty: 1 })
    const { quoteNumber } = await world.call('processComplete', orderPayload(first))
    const cart = await world.createCart()
    await copy(world, cart, Number(quoteNumber), 0)
    expect((await contents(world, cart)).map(({ productID }) => productID)).toEqual(['NAIL90', 'DEL20'])
  })

  it('refuses the whole when something is no longer sold, and names it', async () => {
    const world = await signedIn()
    const cart = await world.createCart()
    world.sandbox.database.run(
      `UPDATE transaction_lines SET product_id = 'OAK', description = 'Oak sill'
       WHERE number = 100205 AND product_id = 'PINE9045'`,
    )
    await expect(copy(world, cart, 100_205, 0)).rejects.toThrow('Oak sill (OAK) is no longer sold')
    expect(await contents(world, cart)).toEqual([])
  })

  it('refuses what is no open cart', async () => {
    const world = await signedIn()
    const cart = await world.createCart()
    await expect(copy(world, 'never-was', 100_205, 0)).rejects.toThrow('Cart not found')
    await expect(copy(world, 'L-FRAMING', 100_205, 0)).rejects.toThrow('Cart not found')
    await copy(world, cart, 100_205, 0)
    await world.call('processComplete', orderPayload(cart))
    await expect(copy(world, cart, 100_205, 0)).rejects.toThrow('Cart session is closed')
  })
})
