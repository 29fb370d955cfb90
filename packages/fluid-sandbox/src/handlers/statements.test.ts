import { describe, expect, it } from 'vitest'
import { listEmails } from '../tables/emails.ts'
import { openWorld } from '../testing/openWorld.ts'

const own = { companyID: '01', customerID: '4021' }
const none = JSON.stringify([{ field: '', msg: 'No matching records' }])

async function signedIn(options?: Parameters<typeof openWorld>[0]) {
  const world = openWorld(options)
  await world.signIn()
  return world
}

describe('getStatementList', () => {
  it('gives the statements that were sent, newest first, with what each said', async () => {
    const { StatementList } = await (await signedIn()).call('getStatementList', own)
    expect(StatementList.map(({ dateStatement }) => dateStatement)).toEqual([
      '2026-02-28',
      '2026-01-31',
      '2025-11-30',
    ])
    // Of February: pine 95.04 less a credit of 77.00; of January: 385.00 less 285.00.
    expect(StatementList[0]).toEqual({
      dateStatement: '2026-02-28',
      customerName: "O'Neill Constructions",
      currentBalance: 18.04,
      day30Balance: 100,
      day60Balance: 0,
      day90Balance: 0,
      day120Balance: 0,
      dueBalance: 100,
    })
  })
})

describe('getStatementDetail', () => {
  it('says whom it was sent to and what it is made of', async () => {
    const world = await signedIn()
    const { StatementDetail } = await world.call('getStatementDetail', {
      ...own,
      statementDate: '2026-02-28',
    })
    expect(StatementDetail).toHaveLength(1)
    expect(StatementDetail[0]).toMatchObject({
      dateStatement: '2026-02-28',
      customerName: "O'Neill Constructions",
      billAddress: '12 Kiln Road',
      billPostCode: '3056',
      dueBalance: 100,
    })
    expect(StatementDetail[0]?.StatementTransactions).toEqual([
      row(1, 'Invoice', '2026-01-12', { displayAmount: 385, balanceAmount: 100 }),
      row(2, 'Invoice', '2026-02-09', { displayAmount: 95.04, balanceAmount: 95.04 }),
      row(3, 'Credit', '2026-02-16', { displayAmount: -77, balanceAmount: -77 }),
    ])
  })

  it('knows no statement of another day', async () => {
    const world = await signedIn()
    for (const statementDate of ['2026-02-27', '', '28/02/2026']) {
      await expect(world.call('getStatementDetail', { ...own, statementDate })).rejects.toThrow(none)
    }
  })
})

describe('getCustomerAgedBalances', () => {
  it('gives the amount owed today', async () => {
    const world = await signedIn({ now: () => new Date(2026, 2, 10, 9).getTime() })
    expect(await world.call('getCustomerAgedBalances', own)).toEqual({
      AgedBalances: [
        {
          currentBalance: 924,
          day30Balance: 18.04,
          day60Balance: 100,
          day90Balance: 0,
          day120Balance: 0,
          dueBalance: 118.04,
        },
      ],
    })
  })
})

describe('emailStatement', () => {
  const email = { customerID: '4021', statementDate: '2026-01-31', emailAddress: 'accounts@builder.example' }

  it('puts the statement into the outbox', async () => {
    const world = await signedIn()
    expect(await world.call('emailStatement', email)).toEqual({})
    expect(listEmails(world.sandbox.database)).toEqual([
      expect.objectContaining({
        kind: 'statement',
        to: 'accounts@builder.example',
        subject: 'Statement ST-81 of 2026-01-31',
        about: ['2026-01-31'],
        customerId: '4021',
      }),
    ])
  })

  it('is refused without an address, and for a day without a statement', async () => {
    const world = await signedIn()
    await expect(world.call('emailStatement', { ...email, emailAddress: 'accounts' })).rejects.toThrow(
      /"field":"emailAddress"/,
    )
    await expect(world.call('emailStatement', { ...email, statementDate: '2026-01-30' })).rejects.toThrow(
      none,
    )
    expect(listEmails(world.sandbox.database)).toEqual([])
  })
})

describe('another customer', () => {
  it('reads and sends its own statements alone', async () => {
    const world = await signedIn()
    await world.signIn('other', 'pass3')
    const foreign = { ...own, statementDate: '2026-02-28', emailAddress: 'a@b.example' }
    for (const operation of [
      'getStatementList',
      'getStatementDetail',
      'emailStatement',
      'getCustomerAgedBalances',
    ] as const) {
      await expect(world.call(operation, foreign)).rejects.toThrow('Customer not found')
    }
    const theirs = { companyID: '01', customerID: '5077' }
    const { StatementList } = await world.call('getStatementList', theirs)
    expect(StatementList).toEqual([
      expect.objectContaining({ customerName: 'Second Storey', currentBalance: 192.5 }),
    ])
    // A day on which another customer was sent one.
    await expect(
      world.call('getStatementDetail', { ...theirs, statementDate: '2026-01-31' }),
    ).rejects.toThrow(none)
    await expect(
      world.call('emailStatement', { ...foreign, ...theirs, statementDate: '2026-01-31' }),
    ).rejects.toThrow(none)
    expect(listEmails(world.sandbox.database)).toEqual([])
  })
})

function row(suffix: number, displayType: string, transactionDate: string, amounts: object) {
  return {
    transactionNumber: 100_120,
    transactionSuffix: suffix,
    displayType,
    transactionDate,
    ...amounts,
    transactionRef: `${displayType === 'Credit' ? 'R' : 'D'}00120-${suffix}`,
    custOrdNo: 'PO-7120',
  }
}
