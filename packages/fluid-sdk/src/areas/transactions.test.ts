import { describe, expect, it, vi } from 'vitest'
import type { FluidClientOptions } from '../calls/createContext'
import type { FluidClient } from '../client'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const refusal = (msg: string) => ({ hasErrors: true, errorTable: [{ field: '', msg }] })
const order = { number: 100200, suffix: 0 }

async function openClient(script: Script = {}, options: Partial<FluidClientOptions> = {}) {
  const { client, calls } = createFixtureClient(script, options)
  await client.session.signIn(fixtureSignIn)
  calls.length = 0
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map((call) => call.payload)
  return { client, calls, sent }
}

describe('the invoices', () => {
  it('are asked for without an end where the range is open', async () => {
    const { client, sent } = await openClient()
    await client.transactions.listInvoices({ from: null, to: '2026-03-01' })
    await client.transactions.listInvoices({ from: null, to: null })
    expect(sent('getCustomerInvoicesTP')).toMatchObject([
      { fromDate: '', toDate: '2026-03-01' },
      { fromDate: '', toDate: '' },
    ])
  })

  it('are given newest first, by date and then by number, whatever the merchant’s order [case-150]', async () => {
    const row = (transactionNumber: number, transactionSuffix: number, invoiceDate: string | null) => ({
      transactionNumber,
      transactionSuffix,
      invoiceDate,
    })
    const sentRows = [
      row(8, 1, '2026-03-01'),
      row(5, 0, ''),
      row(9, 0, '2026-03-02'),
      row(8, 2, '2026-03-01'),
      row(6, 0, null),
      row(70, 0, '2025-12-31'),
      row(10, 0, '2026-03-01'),
    ]
    const { client } = await openClient({ getCustomerInvoicesTP: () => ({ InvoiceTP: sentRows }) })
    const reported: number[] = []
    const invoices = await client.transactions.listInvoices(
      { from: null, to: null },
      { onRows: (rows) => reported.push(...rows.map(({ number }) => number)) },
    )
    expect(invoices.map(({ number, suffix }) => `${number}-${suffix}`)).toEqual([
      '9-0',
      '10-0',
      '8-2',
      '8-1',
      '70-0',
      '6-0',
      '5-0',
    ])
  })

  it.each([refusal('No matching records'), { InvoiceTP: null }, {}])('are none at %j', async (answer) => {
    const { client } = await openClient({ getCustomerInvoicesTP: () => answer })
    expect(await client.transactions.listInvoices({ from: null, to: null })).toEqual([])
  })
})

describe('a transaction', () => {
  it.each([refusal('No matching records'), { TransactionTP: [] }, { TransactionTP: null }])(
    'is none at %j',
    async (answer) => {
      const { client } = await openClient({ getTransactionTP: () => answer })
      await expect(client.transactions.get(order)).rejects.toMatchObject({ name: 'FluidNoRecordsError' })
    },
  )

  it.each([
    [
      [10, '20', 30],
      [10, 20, 30],
    ],
    [
      [10, null, undefined],
      [10, 2, 3],
    ],
    [
      [0, 0, 0],
      [1, 2, 3],
    ],
    [
      [3, 2, null],
      [1, 2, 3],
    ],
  ])('whose lines have the numbers %j tells them apart as %j', async (numbers, ids) => {
    const LineDetailsTP = numbers.map((lineNum) => ({ lineNum, productDesc: 'Pine' }))
    const { client } = await openClient({ getTransactionTP: () => ({ TransactionTP: [{ LineDetailsTP }] }) })
    expect((await client.transactions.get(order)).lines.map(({ id }) => id)).toEqual(ids)
  })

  it('without a number of its own is the one that was asked for', async () => {
    const { client } = await openClient({
      getTransactionTP: () => ({ TransactionTP: [{ jobName: 'Deck' }] }),
    })
    expect(await client.transactions.get(order)).toMatchObject({ ...order, jobName: 'Deck', lines: [] })
  })

  const nothing = { number: 0, suffix: 0 }
  const uses: Record<string, (client: FluidClient) => Promise<unknown>> = {
    get: (client) => client.transactions.get(nothing),
    saveComment: (client) => client.transactions.saveComment({ ...nothing, comment: 'Ring first' }),
    email: (client) => client.transactions.email({ ...nothing, type: 'Quote', to: 'a@b.example' }),
    emailInvoices: (client) =>
      client.transactions.emailInvoices({
        to: 'a@b.example',
        subject: '',
        message: '',
        transactions: [order, nothing],
      }),
    acceptQuote: (client) =>
      client.transactions.acceptQuote({ ...nothing, deliveryDate: '2026-04-02', comment: '' }),
    copyToCart: (client) => client.transactions.copyToCart(nothing),
  }

  it.each(Object.keys(uses))('0-0 is none, and %s makes no call', async (use) => {
    const { client, calls } = await openClient()
    await expect(uses[use]?.(client)).rejects.toMatchObject({ name: 'FluidNoRecordsError' })
    expect(calls).toEqual([])
  })

  it('of number 0 and another suffix is asked for', async () => {
    const { client, sent } = await openClient()
    await client.transactions.get({ number: 0, suffix: 1 })
    expect(sent('getTransactionTP')).toMatchObject([{ transactionNumber: 0, transactionSuffix: 1 }])
  })
})

describe('an e-mail', () => {
  it('is a pdf to one address unless it is said otherwise', async () => {
    const { client, sent } = await openClient()
    await client.transactions.email({ ...order, type: 'Order', to: 'a@b.example' })
    await client.transactions.emailInvoices({
      to: 'a@b.example',
      subject: 's',
      message: 'm',
      transactions: [order],
    })
    expect(sent('emailTransaction')).toMatchObject([{ format: 'pdf' }])
    expect(sent('emailTransactions')).toMatchObject([
      { format: 'pdf', emailDetails: { email_address_cc: '', email_address_bcc: '' } },
    ])
  })

  it('that the merchant refuses is not sent', async () => {
    const { client } = await openClient({ emailTransaction: () => refusal('No document yet') })
    const email = client.transactions.email({ ...order, type: 'Order', to: 'a@b.example' })
    await expect(email).rejects.toMatchObject({ name: 'FluidFieldError', message: 'No document yet' })
  })
})

describe('copying to the cart', () => {
  it('goes to a new cart when the current one is closed, once', async () => {
    const carts = ['C-1', 'C-2']
    const { client, sent } = await openClient({
      createCart: () => ({ cartSessionId: carts.shift() }),
      copyTranToCart: ({ sessionID }) => (sessionID === 'C-1' ? refusal('Cart session is closed') : {}),
    })
    await client.transactions.copyToCart(order)
    expect(sent('copyTranToCart')).toMatchObject([{ sessionID: 'C-1' }, { sessionID: 'C-2' }])
    expect(await client.cart.open()).toMatchObject({ id: 'C-2', isReplacement: true })
  })

  it('says which product is no longer sold, and keeps the cart', async () => {
    const { client, sent } = await openClient({
      copyTranToCart: () => refusal('Framing nail 90 mm is no longer sold'),
    })
    await expect(client.transactions.copyToCart(order)).rejects.toMatchObject({
      name: 'FluidFieldError',
      message: 'Framing nail 90 mm is no longer sold',
    })
    expect(sent('copyTranToCart')).toHaveLength(1)
    expect(sent('createCart')).toHaveLength(1)
  })

  const mayHaveCharge = {
    ...order,
    address: ['9 Mill Lane', 'Preston', 'VIC 3072'],
    lines: [{ id: 1, name: '', productId: 'X', quantity: 1, unit: 'ea', unitPrice: null, amount: null }],
  }

  it('that is refused is so at once, whatever is still asked about its delivery [case-118]', async () => {
    const asked = Promise.withResolvers<Request | undefined>()
    const { client } = await openClient(
      {
        getVehicleTypes: (_, request) => {
          asked.resolve(request)
          return new Promise(() => undefined)
        },
        copyTranToCart: async () => {
          await asked.promise
          return refusal('Framing nail 90 mm is no longer sold')
        },
      },
      { wait: () => new Promise(() => undefined) },
    )
    await expect(client.transactions.copyToCart(mayHaveCharge)).rejects.toMatchObject({
      name: 'FluidFieldError',
    })
    expect((await asked.promise)?.signal.aborted).toBe(true)
  })

  it.each([
    ['that was made', () => ({}), 'made'],
    ['whose answer was lost', () => new Response('', { status: 502 }), 'FluidTransportError'],
  ])('%s has learned by then what its delivery is charged with [case-110]', async (_, answer, outcome) => {
    const priced = Promise.withResolvers<void>()
    const { client } = await openClient(
      {
        copyTranToCart: () => {
          setTimeout(priced.resolve)
          return answer()
        },
        getDeliveryCharge: async () => {
          await priced.promise
          return { productID: 'DEL20', deliveryCharge: 45.5 }
        },
      },
      { wait: () => new Promise(() => undefined) },
    )
    const onUnknownCharge = vi.fn()
    const copied = client.transactions.copyToCart(mayHaveCharge, { onUnknownCharge })
    expect(
      await copied.then(
        () => 'made',
        ({ name }: Error) => name,
      ),
    ).toBe(outcome)
    expect(await client.cart.listChargeProducts()).toEqual(['DEL20'])
    expect(onUnknownCharge).not.toHaveBeenCalled()
  })

  it('waits no longer than a few seconds for what its delivery is charged with, and says so [case-110]', async () => {
    const waits: number[] = []
    const { client } = await openClient(
      { getVehicleTypes: () => new Promise(() => undefined) },
      {
        wait: (ms) => {
          waits.push(ms)
          return Promise.resolve()
        },
      },
    )
    const onUnknownCharge = vi.fn()
    await client.transactions.copyToCart(mayHaveCharge, { onUnknownCharge })
    expect(waits).toEqual([4_000])
    expect(onUnknownCharge).toHaveBeenCalledTimes(1)
  })
})
