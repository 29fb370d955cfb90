import { describe, expect, it } from 'vitest'
import type { FluidClient } from '../client'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import { readWireFixture } from '../testing/wireFixture'
import type { WireOperations } from '../wire/operations'

const day = { from: null, to: null }

/** Lists, each with its operation, the key of the list in the answer, and the call. */
const lists: [keyof WireOperations, string, (client: FluidClient) => Promise<unknown>][] = [
  ['getCustomerTransactions', 'Order', (client) => client.transactions.listOrders()],
  ['getCustomerInvoicesTP', 'InvoiceTP', (client) => client.transactions.listInvoices(day)],
  ['getStatementList', 'StatementList', (client) => client.statements.list()],
  ['getListMobileUsers', 'MobileUsers', (client) => client.subUsers.list()],
  ['getDloads', 'Dloads', (client) => client.downloads.list()],
  ['getWebBranches', 'BranchList', (client) => client.checkout.listBranches({ for: 'web' })],
]

async function read(read: (client: FluidClient) => Promise<unknown>, script = {}) {
  const { client } = createFixtureClient(script)
  await client.session.signIn(fixtureSignIn)
  return read(client)
}

describe('a list that has everything twice', () => {
  it.each(lists)('of %s is read as if it had it once [bad-01]', async (operation, name, list) => {
    const answer = readWireFixture(operation).answer as unknown as Record<string, unknown[]>
    const twice = { ...answer, [name]: [...(answer[name] ?? []), ...(answer[name] ?? [])] }
    const once = await read(list)
    expect(once).not.toEqual([])
    expect(await read(list, { [operation]: () => twice })).toEqual(once)
  })

  it('of a price book’s files is read as if it had it once [bad-01]', async () => {
    const answer = readWireFixture('getPriceBookInfo').answer as {
      PriceBook: { PriceBookHistory: unknown[] }[]
    }
    const PriceBook = answer.PriceBook.map((book) => ({
      ...book,
      PriceBookHistory: [...book.PriceBookHistory, ...book.PriceBookHistory],
    }))
    const get = (client: FluidClient) => client.priceBook.get()
    expect(await read(get, { getPriceBookInfo: () => ({ ...answer, PriceBook }) })).toEqual(await read(get))
  })
})

describe('a list of transactions', () => {
  it('holds none of 0-0, which stands for no transaction [bad-02]', async () => {
    const rows = [
      { transactionNumber: 0, transactionSuffix: 0, transactionAmount: 5 },
      { transactionNumber: 0, transactionSuffix: 2, transactionAmount: 7 },
    ]
    const orders = await read((client) => client.transactions.listOrders(), {
      getCustomerTransactions: () => ({ Order: rows }),
    })
    expect(orders).toMatchObject([{ number: 0, suffix: 2 }])
  })
})
