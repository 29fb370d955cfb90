import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'
import type { PriceBookConfiguration } from './priceBookCodes'

const refusal = (msg: string) => ({ hasErrors: true, errorTable: [{ field: '', msg }] })
const configuration: PriceBookConfiguration = {
  lastDateCalculated: '',
  type: 'full',
  format: 'tab',
  recipient: 'prices@builder.example',
  frequency: 'daily',
  hasNewCodes: false,
  hasCoreProductsOnly: false,
  isQuarterly: false,
  isZipped: false,
}

async function openPriceBook(script: Script = {}) {
  const { client, calls } = createFixtureClient(script)
  await client.session.signIn(fixtureSignIn)
  calls.length = 0
  return { priceBook: client.priceBook, calls }
}

describe('a price book', () => {
  it('that was never set up is none, with the merchant’s words', async () => {
    const words = 'No price book extract has been set up for you. Call 03 9555 0100'
    const { priceBook } = await openPriceBook({ getPriceBookInfo: () => refusal(words) })
    expect(await priceBook.get()).toEqual({ book: null, message: words })
  })

  it.each([
    [{ PriceBook: null }, null],
    [{ PriceBook: [], message: ' Being prepared ' }, 'Being prepared'],
  ])('that is not in the answer %j is none', async (answer, message) => {
    const { priceBook } = await openPriceBook({ getPriceBookInfo: () => answer })
    expect(await priceBook.get()).toEqual({ book: null, message })
  })

  it('lists the latest files first, whatever the merchant’s order [case-152]', async () => {
    const row = (historyID: string, dateGenerated: string | null) => ({ historyID, dateGenerated })
    const rows = [row('a', '2026-09-01'), row('b', null), row('c', '2026-11-01'), row('d', '2026-09-01')]
    const { priceBook } = await openPriceBook({
      getPriceBookInfo: () => ({ PriceBook: [{ PriceBookHistory: rows }] }),
    })
    expect((await priceBook.get()).book?.history.map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b'])
  })

  it('that is refused otherwise fails', async () => {
    const { priceBook } = await openPriceBook({ getPriceBookInfo: () => refusal('Try tomorrow') })
    await expect(priceBook.get()).rejects.toMatchObject({ name: 'FluidFieldError', message: 'Try tomorrow' })
  })

  it.each([
    [{ isPriceBookEnabled: '0' }, false],
    [{ isPriceBookEnabled: 'true' }, true],
    [{}, false],
    [refusal('No matching records'), false],
  ])('is made for the customer, by the answer %j: %s', async (answer, isEnabled) => {
    const { priceBook } = await openPriceBook({ isPriceBookEnabled: () => answer })
    expect(await priceBook.isEnabled()).toBe(isEnabled)
  })
})

describe('the configuration of a price book', () => {
  it.each([
    ['typePricebook', 'type', { F: 'full', I: 'incremental' }],
    ['deliveryFormat', 'format', { 1: 'tab', 2: 'comma', 3: 'default1', 4: 'default2' }],
    ['frequencyPricebook', 'frequency', { D: 'daily', W: 'weekly', F: 'fortnightly', M: 'monthly' }],
  ])('reads every %s and sends it back', async (wireField, field, words) => {
    for (const [code, word] of Object.entries(words)) {
      const { priceBook, calls } = await openPriceBook({
        getPriceBookInfo: () => ({ PriceBook: [{ [wireField]: code }] }),
      })
      const { book } = await priceBook.get()
      expect(book?.configuration).toMatchObject({ [field]: word })
      await priceBook.requestChanges({ ...configuration, [field]: word })
      expect(calls.at(-1)?.payload).toMatchObject({ [wireField]: code })
    }
  })

  it('goes back with its date as the merchant wrote it', async () => {
    const lastDateCalculated = '2026-03-01T00:00:00.000+11:00'
    const { priceBook, calls } = await openPriceBook({
      getPriceBookInfo: () => ({ PriceBook: [{ lastDateCalculated }] }),
    })
    const { book } = await priceBook.get()
    expect(book?.calculatedDate).toBe('2026-03-01')
    await priceBook.requestChanges({
      ...configuration,
      lastDateCalculated: book?.configuration.lastDateCalculated ?? '',
    })
    expect(calls.at(-1)?.payload).toMatchObject({ lastDateCalculated })
  })

  it('is not sent while a choice is open', async () => {
    const { priceBook, calls } = await openPriceBook()
    const open = { ...configuration, format: null, frequency: null }
    await expect(priceBook.requestChanges(open)).rejects.toMatchObject({
      name: 'FluidFieldError',
      errors: [
        { field: 'format', msg: 'Required' },
        { field: 'frequency', msg: 'Required' },
      ],
    })
    expect(calls).toEqual([])
  })
})

describe('what the merchant says to a request', () => {
  it.each([
    [[{ Status: 'Sent' }, { Status: ' ' }, null, { Status: 'Ready at 5' }], 'Sent. Ready at 5'],
    [[], ''],
    [null, ''],
  ])('of the statuses %j is "%s"', async (statuses, said) => {
    const { priceBook } = await openPriceBook({
      sendPriceBookInfoChanges: () => ({ SendPriceBookResponse: statuses }),
      requestNewPriceBook: () => ({ requestNewPriceBookStatus: statuses }),
      resendPriceBook: () => ({ resendPriceBookResponse: statuses }),
    })
    expect([
      await priceBook.requestChanges(configuration),
      await priceBook.requestNew(),
      await priceBook.resend({ historyIds: ['H-31'] }),
    ]).toEqual([said, said, said])
  })
})
