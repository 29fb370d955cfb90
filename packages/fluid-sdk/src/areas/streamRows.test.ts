import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FluidClient } from '../client'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'

/** A body that the test sends part by part. */
function body() {
  const encoder = new TextEncoder()
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (sending = controller) })
  return {
    stream,
    send: (text: string) => sending?.enqueue(encoder.encode(text)),
    end: () => sending?.close(),
    breakOff: () => sending?.error(new TypeError('terminated')),
  }
}

/** The long lists: the text of a row by number, the domain's fields of a row, and the call. */
const lists: Record<
  string,
  {
    operation: 'getCustomerTransactions' | 'getCustomerInvoicesTP' | 'searchProductTP'
    name: string
    row: (number: number) => object
    read: (client: FluidClient, tell: (ids: string[]) => void, signal?: AbortSignal) => Promise<object[]>
  }
> = {
  orders: {
    operation: 'getCustomerTransactions',
    name: 'Order',
    row: (transactionNumber) => ({ transactionNumber, transactionType: 'Order' }),
    read: (client, tell, signal) =>
      client.transactions.listOrders({
        signal,
        onRows: (rows) => tell(rows.map(({ number }) => String(number))),
      }),
  },
  invoices: {
    operation: 'getCustomerInvoicesTP',
    name: 'InvoiceTP',
    row: (transactionNumber) => ({
      transactionNumber,
      transactionType: 'Invoice',
      invoiceDate: `${3000 - transactionNumber}-01-01`,
    }),
    read: (client, tell, signal) =>
      client.transactions.listInvoices(
        { from: null, to: null },
        { signal, onRows: (rows) => tell(rows.map(({ number }) => String(number))) },
      ),
  },
  'products found': {
    operation: 'searchProductTP',
    name: 'ProductList',
    row: (productID) => ({ productID, productShortDesc: 'Pine' }),
    read: (client, tell, signal) =>
      client.catalogue.searchProducts(
        { term: 'pine' },
        { signal, onRows: (rows) => tell(rows.map(({ id }) => id)) },
      ),
  },
}

async function open(list: string) {
  const { operation, name, row, read } = lists[list] as (typeof lists)[string]
  const { stream, ...sending } = body()
  let sessions = 0
  const { client } = createFixtureClient({
    [operation]: () => new Response(stream),
    login: () => ({ sessionID: `S-${++sessions}`, msg: '' }),
  })
  await client.session.signIn(fixtureSignIn)
  const reported: string[] = []
  const controller = new AbortController()
  const answer = read(client, (ids) => reported.push(...ids), controller.signal)
  // Rejections are handled by the tests that expect them.
  answer.catch(() => undefined)
  onTestFinished(() => controller.abort())
  return {
    ...sending,
    client,
    reported,
    answer,
    controller,
    name,
    text: (n: number) => JSON.stringify(row(n)),
  }
}

/** Waits for the first two rows of the answer. */
const arrived = (reported: readonly string[]) => vi.waitFor(() => expect(reported).toEqual(['1', '2']))

describe.each(Object.keys(lists))('%s', (list) => {
  it('are reported while the answer arrives, and are the same ones at its end', async () => {
    const { send, end, reported, answer, name, text } = await open(list)
    send(`{"${name}":[${text(1)},${text(2)},${text(3).slice(0, 5)}`)
    await arrived(reported)
    send(`${text(3).slice(5)}],"hasErrors":false}`)
    end()
    expect(await answer).toHaveLength(3)
    expect(reported).toEqual(['1', '2', '3'])
  })

  it('are none when the answer turns out to be a refusal', async () => {
    const { send, end, reported, answer, name, text } = await open(list)
    send(`{"${name}":[${text(1)},${text(2)}],`)
    await arrived(reported)
    send('"hasErrors":"yes","errorTable":[{"msg":"The report is being rebuilt"}]}')
    end()
    await expect(answer).rejects.toMatchObject({ message: 'The report is being rebuilt' })
  })

  it('are not reported after a refusal', async () => {
    const { send, end, reported, answer, name, text } = await open(list)
    send(`{"hasErrors":1,"errorTable":[{"msg":"No"}],"${name}":[${text(1)},${text(2)}]}`)
    end()
    await expect(answer).rejects.toMatchObject({ message: 'No' })
    expect(reported).toEqual([])
  })

  it('that break off are a lost answer', async () => {
    const { send, breakOff, reported, answer, name, text } = await open(list)
    send(`{"${name}":[${text(1)},${text(2)},`)
    await arrived(reported)
    breakOff()
    await expect(answer).rejects.toMatchObject({ name: 'FluidTransportError', status: null })
    expect(reported).toEqual(['1', '2'])
  })

  it('that end in the middle are a lost answer', async () => {
    const { send, end, answer, name, text } = await open(list)
    send(`{"${name}":[${text(1)},${text(2)}`)
    end()
    await expect(answer).rejects.toMatchObject({ name: 'FluidTransportError', status: 200 })
  })

  it('are no longer reported once they were cancelled', async () => {
    const { send, reported, answer, controller, name, text } = await open(list)
    send(`{"${name}":[${text(1)},${text(2)},`)
    await arrived(reported)
    controller.abort(new Error('left the page'))
    await expect(answer).rejects.toThrow('left the page')
    send(`${text(3)},${text(4)},`)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(reported).toEqual(['1', '2'])
  })

  it('are no longer reported once another has signed in', async () => {
    const { send, end, client, reported, answer, name, text } = await open(list)
    send(`{"${name}":[${text(1)},${text(2)},`)
    await arrived(reported)
    await client.session.signIn({ ...fixtureSignIn, username: 'another' })
    send(`${text(3)},${text(4)},${text(5)}]}`)
    end()
    await expect(answer).rejects.toMatchObject({ name: 'FluidSessionChangedError' })
    expect(reported).toEqual(['1', '2'])
  })
})

it('a row that was sent twice is one, also among the reported rows', async () => {
  const { send, end, reported, answer, name, text } = await open('orders')
  send(`{"${name}":[${text(1)},${text(2)},`)
  await arrived(reported)
  send(`${text(1)},null,${text(3)}]}`)
  end()
  expect(await answer).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3 }])
  expect(reported).toEqual(['1', '2', '3'])
})

it('a list that the answer has a second time counts as it stands there last', async () => {
  const { send, end, reported, answer, name, text } = await open('orders')
  send(`{"${name}":[${text(1)},${text(2)}],"${name}":[${text(2)}]}`)
  end()
  expect(await answer).toMatchObject([{ number: 2 }])
  expect(reported).toEqual(['1', '2'])
})
