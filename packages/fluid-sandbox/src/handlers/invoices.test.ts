import { describe, expect, it } from 'vitest'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'

async function signedIn() {
  const world = openWorld()
  await world.signIn()
  return world
}

const invoices = (world: OpenWorld, { fromDate = '', toDate = '', customerID = '4021' } = {}) =>
  world.call('getCustomerInvoicesTP', {
    customerID,
    fromDate,
    toDate,
    userName: customerID === '4021' ? 'builder' : 'other',
    deviceID: 'TP001',
  })

const numbers = async (world: OpenWorld, range: { fromDate?: string; toDate?: string }) =>
  (await invoices(world, range)).InvoiceTP.map(
    ({ transactionNumber, transactionSuffix }) => `${transactionNumber}-${transactionSuffix}`,
  )

describe('getCustomerInvoicesTP', () => {
  it('gives invoices, and credits with their sign, newest first', async () => {
    const answer = await invoices(await signedIn())
    expect(
      answer.InvoiceTP.map(({ transactionType, invoiceDate, transactionAmount }) => [
        transactionType,
        invoiceDate,
        transactionAmount,
      ]),
    ).toEqual([
      ['Invoice', '2026-03-06', 924],
      ['Invoice', '2026-03-03', 38.5],
      ['Credit', '2026-02-16', -77],
      ['Invoice', '2026-02-09', 95.04],
      ['Invoice', '2026-01-12', 385],
      ['Invoice', '2025-11-14', 770],
    ])
    expect(answer).toMatchObject({
      companyID: '01',
      numberOfTransactions: 6,
      transactionTotalAmount: 2135.54,
    })
  })

  it('gives each with what its row shows', async () => {
    const { InvoiceTP } = await invoices(await signedIn(), { fromDate: '2026-01-12', toDate: '2026-01-12' })
    expect(InvoiceTP).toEqual([
      {
        transactionNumber: 100_120,
        transactionSuffix: 1,
        transactionType: 'Invoice',
        deliveryDate: '2026-01-12',
        invoiceDate: '2026-01-12',
        branchID: 'MEL',
        customerOrderNumber: 'PO-7120',
        shipAddress1: '9 Mill Lane',
        jobName: 'Smith & Sons, stage 1',
        userComment: 'Rest follows with the next run',
        transactionAmount: 385,
      },
    ])
  })

  it('counts both bounds in', async () => {
    const world = await signedIn()
    const between = ['100120-3', '100120-2', '100120-1']
    expect(await numbers(world, { fromDate: '2026-01-12', toDate: '2026-02-16' })).toEqual(between)
    expect(await numbers(world, { fromDate: '2026-01-13', toDate: '2026-02-15' })).toEqual(['100120-2'])
    expect(await numbers(world, { toDate: '2026-01-12' })).toEqual(['100120-1', '100101-1'])
    expect(await numbers(world, { fromDate: '2026-03-06' })).toEqual(['100150-2'])
    expect(await numbers(world, { fromDate: '2026-03-07', toDate: '2026-03-06' })).toEqual([])
  })

  it('gives what has no date only when no bound is set', async () => {
    const world = await signedIn()
    world.sandbox.database.run(
      `UPDATE transactions SET invoice_date = '' WHERE number = 100120 AND suffix = 1`,
    )
    expect(await numbers(world, {})).toContain('100120-1')
    expect(await numbers(world, { fromDate: '2000-01-01' })).not.toContain('100120-1')
    expect(await numbers(world, { toDate: '2999-12-31' })).not.toContain('100120-1')
  })

  it('refuses what is no day', async () => {
    const world = await signedIn()
    await expect(invoices(world, { fromDate: '09/03/2026' })).rejects.toThrow('fromDate')
    await expect(invoices(world, { toDate: '2026-02-30' })).rejects.toThrow('toDate')
    await expect(invoices(world, { toDate: '2026-13-01' })).rejects.toThrow('toDate')
    expect(await numbers(world, { toDate: '2024-02-29' })).toEqual([])
  })

  it('never gives another customer’s', async () => {
    const world = await signedIn()
    await world.signIn('other', 'pass3')
    const { InvoiceTP } = await invoices(world, { customerID: '5077' })
    expect(InvoiceTP.map(({ transactionNumber }) => transactionNumber)).toEqual([100_160])
    await expect(invoices(world)).rejects.toThrow('Customer not found')
  })
})
