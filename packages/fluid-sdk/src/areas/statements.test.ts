import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'
import { accountBalance } from './statements'

const none = { hasErrors: true, errorTable: [{ field: '', msg: 'No matching records found' }] }

async function openStatements(script: Script = {}) {
  const { client, calls } = createFixtureClient(script)
  await client.session.signIn(fixtureSignIn)
  calls.length = 0
  return { statements: client.statements, calls }
}

describe('the list of statements', () => {
  it('begins with the newest, whatever the merchant’s order', async () => {
    const days = ['2025-09-30', '2026-02-28', '2025-12-31', '2026-01-31', '2025-10-31', '2025-11-30']
    const { statements } = await openStatements({
      getStatementList: () => ({ StatementList: days.map((dateStatement) => ({ dateStatement })) }),
    })
    expect((await statements.list()).map(({ date }) => date)).toEqual([
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
      '2025-11-30',
      '2025-10-31',
      '2025-09-30',
    ])
  })

  it.each([
    ['says that there are no records', none],
    ['gives no list', {}],
  ])('is empty when the merchant %s', async (_, answer) => {
    const { statements } = await openStatements({ getStatementList: () => answer })
    expect(await statements.list()).toEqual([])
  })
})

describe('a statement', () => {
  it.each([
    ['refuses', none],
    ['gives an empty list', { StatementDetail: [] }],
  ])('that does not exist is no records when the merchant %s', async (_, answer) => {
    const { statements } = await openStatements({ getStatementDetail: () => answer })
    await expect(statements.get({ date: '2026-02-27' })).rejects.toMatchObject({
      name: 'FluidNoRecordsError',
      operation: 'getStatementDetail',
    })
  })

  it('without transactions is one all the same', async () => {
    const { statements } = await openStatements({
      getStatementDetail: () => ({ StatementDetail: [{ dateStatement: '2026-02-28' }] }),
    })
    expect(await statements.get({ date: '2026-02-28' })).toMatchObject({
      date: '2026-02-28',
      transactions: [],
    })
  })

  it('holds lines that lead to a transaction, and lines that stand for none', async () => {
    const keys = [
      { transactionNumber: 100_120, transactionSuffix: 0 },
      { transactionNumber: 0, transactionSuffix: 2 },
      { transactionNumber: 0, transactionSuffix: 0 },
      { transactionNumber: '0', transactionSuffix: null },
      {},
    ]
    const { statements } = await openStatements({
      getStatementDetail: () => ({ StatementDetail: [{ StatementTransactions: keys }] }),
    })
    const { transactions } = await statements.get({ date: '2026-02-28' })
    expect(transactions.map(({ number }) => number)).toEqual([100_120, 0, null, null, null])
  })

  it('is sent once, and a refusal says why', async () => {
    const refusal = { hasErrors: true, errorTable: [{ field: 'emailAddress', msg: 'No such address' }] }
    const { statements, calls } = await openStatements({ emailStatement: () => refusal })
    await expect(statements.email({ date: '2026-01-31', to: 'nobody' })).rejects.toMatchObject({
      name: 'FluidFieldError',
      errors: [{ field: 'to', msg: 'No such address' }],
    })
    expect(calls.map(({ operation }) => operation)).toEqual(['emailStatement'])
  })
})

describe('the balances', () => {
  it('add up exactly to the account balance, what is due set apart', async () => {
    const { statements } = await openStatements({
      getCustomerAgedBalances: () => ({
        AgedBalances: [
          {
            currentBalance: 0.1,
            day30Balance: 0.2,
            day60Balance: '1004.35',
            day90Balance: -0.0001,
            day120Balance: 90071992547.099,
            dueBalance: 5,
          },
        ],
      }),
    })
    const balances = await statements.getAgedBalances()
    expect(balances).toMatchObject({ current: 1000, days30: 2000, days90: -1, due: 50_000 })
    expect(accountBalance(balances)).toBe(900_719_935_517_489)
  })

  it('that the merchant does not have are no records', async () => {
    const { statements } = await openStatements({ getCustomerAgedBalances: () => ({ AgedBalances: [] }) })
    await expect(statements.getAgedBalances()).rejects.toMatchObject({ name: 'FluidNoRecordsError' })
  })
})
