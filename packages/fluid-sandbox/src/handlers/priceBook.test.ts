import { describe, expect, it } from 'vitest'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'

const now = () => new Date(2026, 2, 10, 9).getTime()
const changes = {
  lastDateCalculated: '2026-03-01',
  typePricebook: 'I',
  deliveryFormat: '4',
  recipient: ' prices@builder.example ',
  frequencyPricebook: 'F',
  showNewProductCodes: false,
  showCoreProductsOnly: true,
  isRequiredQuarterly: true,
  isPricebookZipped: false,
  tradePortalUser: 'U77',
  deviceID: '',
} as const

async function signedIn() {
  const world = openWorld({ now })
  await world.signIn()
  return world
}

const read = async (world: OpenWorld) =>
  (await world.call('getPriceBookInfo', { customerID: '4021', tradePortalUser: 'U77' })).PriceBook[0]

const history = async (world: OpenWorld) =>
  (await read(world))?.PriceBookHistory.map(({ dateGenerated, sentRecipient }) => [
    dateGenerated,
    sentRecipient,
  ])

const user = { tradePortalUser: 'U77', deviceID: 'TP001' }

describe('a price book', () => {
  it('lists how it comes and what came, newest first', async () => {
    const world = await signedIn()
    expect(await world.call('isPriceBookEnabled', { customerID: '4021' })).toEqual({
      isPriceBookEnabled: true,
    })
    const book = await read(world)
    expect(book).toMatchObject({
      lastDateCalculated: '2026-03-01',
      typePricebook: 'F',
      deliveryFormat: '2',
      recipient: 'dana@builder.example',
      frequencyPricebook: 'M',
      showNewProductCodes: true,
      showCoreProductsOnly: false,
      isRequiredQuarterly: false,
      isPricebookZipped: true,
    })
    expect(book?.PriceBookHistory.map(({ dateGenerated }) => dateGenerated)).toEqual([
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
    ])
    expect(book?.PriceBookHistory[0]).toEqual({
      historyID: '3',
      dateGenerated: '2026-03-01',
      typeGenerated: 'F',
      formatGenerated: '2',
      sentRecipient: 'dana@builder.example',
      newCodesGenerated: true,
      coreProductsGenerated: false,
    })
  })

  it('comes from then on as it was changed', async () => {
    const world = await signedIn()
    const answer = await world.call('sendPriceBookInfoChanges', changes)
    expect(answer.SendPriceBookResponse).toEqual([{ Status: expect.stringMatching(/changed/) }])
    const { tradePortalUser: _user, deviceID: _device, ...configuration } = changes
    expect(await read(world)).toMatchObject({ ...configuration, recipient: 'prices@builder.example' })
    await world.call('requestNewPriceBook', user)
    expect((await read(world))?.PriceBookHistory[0]).toMatchObject({
      typeGenerated: 'I',
      formatGenerated: '4',
      sentRecipient: 'prices@builder.example',
      coreProductsGenerated: true,
    })
  })

  it.each([
    ['typePricebook', 'X'],
    ['deliveryFormat', '5'],
    ['frequencyPricebook', 'Q'],
    ['recipient', ' '],
  ])('takes no %s of “%s”', async (field, value) => {
    const world = await signedIn()
    const before = await read(world)
    const { body } = await world.post('sendPriceBookInfoChanges', { ...changes, [field]: value })
    expect(body).toMatchObject({ errorTable: [{ field }] })
    expect(await read(world)).toEqual(before)
  })

  it('is made again on request, and dated today', async () => {
    const world = await signedIn()
    const { requestNewPriceBookStatus } = await world.call('requestNewPriceBook', user)
    expect(requestNewPriceBookStatus).toEqual([{ Status: expect.stringMatching(/dana@builder.example/) }])
    expect((await history(world))?.[0]).toEqual(['2026-03-10', 'dana@builder.example'])
    expect((await read(world))?.lastDateCalculated).toBe('2026-03-10')
  })

  it('is sent again, once for each that was chosen', async () => {
    const world = await signedIn()
    const { resendPriceBookResponse } = await world.call('resendPriceBook', { ...user, historyIDs: '3 1 3' })
    expect(resendPriceBookResponse).toEqual([
      { Status: 'The price book of 2026-03-01 has been sent to dana@builder.example' },
      { Status: 'The price book of 2026-01-01 has been sent to dana@builder.example' },
    ])
    expect((await history(world))?.map(([date]) => date)).toEqual([
      '2026-03-10',
      '2026-03-10',
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
    ])
  })

  it('is not sent again when one of them is unknown, or none is chosen', async () => {
    const world = await signedIn()
    const before = await history(world)
    for (const historyIDs of ['3 99', '03', 'x', '', ' ']) {
      await expect(world.call('resendPriceBook', { ...user, historyIDs })).rejects.toThrow(/historyIDs/)
    }
    expect(await history(world)).toEqual(before)
  })
})

describe('another customer', () => {
  it('without a price book gets a refusal, and reaches nobody else’s', async () => {
    const world = await signedIn()
    const before = await read(world)
    await world.signIn('other', 'pass3')
    const [customerID, tradePortalUser, deviceID] = ['5077', 'U90', 'TP001']
    expect(await world.call('isPriceBookEnabled', { customerID })).toEqual({ isPriceBookEnabled: false })
    const none = /"field":"".*No price book extract has been set up for you/
    await expect(world.call('getPriceBookInfo', { customerID, tradePortalUser })).rejects.toThrow(none)
    await expect(world.call('requestNewPriceBook', { tradePortalUser, deviceID })).rejects.toThrow(none)
    const resend = { tradePortalUser, deviceID, historyIDs: '3' }
    await expect(world.call('resendPriceBook', resend)).rejects.toThrow(none)
    await expect(world.call('sendPriceBookInfoChanges', { ...changes, tradePortalUser })).rejects.toThrow(
      none,
    )

    const foreign = 'Customer not found'
    await expect(world.call('isPriceBookEnabled', { customerID: '4021' })).rejects.toThrow(foreign)
    await expect(world.call('getPriceBookInfo', { customerID: '4021', tradePortalUser })).rejects.toThrow(
      foreign,
    )
    for (const call of [
      world.call('getPriceBookInfo', { customerID, tradePortalUser: 'U77' }),
      world.call('requestNewPriceBook', user),
      world.call('resendPriceBook', { ...user, historyIDs: '3' }),
      world.call('sendPriceBookInfoChanges', changes),
    ]) {
      await expect(call).rejects.toThrow('User not found')
    }
    await world.signIn()
    expect(await read(world)).toEqual(before)
  })

  it('with a price book of its own cannot send another’s again', async () => {
    const world = await signedIn()
    const before = await history(world)
    world.sandbox.database.exec(
      `UPDATE customers SET is_price_book_enabled = 1;
       INSERT INTO price_books SELECT '5077', last_calculated, type, format, 'other@storey.example', frequency,
         has_new_codes, has_core_only, is_quarterly, is_zipped FROM price_books`,
    )
    await world.signIn('other', 'pass3')
    const theirs = { tradePortalUser: 'U90', deviceID: 'TP001' }
    await expect(world.call('resendPriceBook', { ...theirs, historyIDs: '3' })).rejects.toThrow(
      'Price book not found',
    )
    await world.call('requestNewPriceBook', theirs)
    await world.signIn()
    expect(await history(world)).toEqual(before)
  })
})
