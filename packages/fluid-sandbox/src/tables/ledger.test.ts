import { describe, expect, it, onTestFinished } from 'vitest'
import { accountBalance, balancesOn, openItemsOn } from './ledger.ts'
import { openNodeDatabase } from '../database/nodeDatabase.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { worldSeed } from '../testing/worldSeed.ts'

const NOTHING = { current: 0, days30: 0, days60: 0, days90: 0, days120: 0, due: 0 }

/** The table above `worldHistory` lists the purchases and payments. */
function openLedger() {
  const database = openNodeDatabase(':memory:')
  onTestFinished(() => database.close())
  seedDatabase(database, worldSeed())
  return {
    database,
    on: (day: string, customerId = '4021') => balancesOn(database, customerId, day),
    rowsOn: (day: string, customerId = '4021') =>
      openItemsOn(database, customerId, day).map(({ number, suffix, amount, balance }) => [
        `${number}-${suffix}`,
        amount / 10_000,
        balance / 10_000,
      ]),
  }
}

describe('balances on a day', () => {
  it('age by calendar months, whichever day of them', () => {
    const { on } = openLedger()
    expect(on('2025-11-13')).toEqual(NOTHING)
    expect(on('2025-11-14')).toEqual({ ...NOTHING, current: 7_700_000 })
    expect(on('2025-11-30')).toEqual({ ...NOTHING, current: 7_700_000 })
    expect(on('2025-12-01')).toEqual({ ...NOTHING, days30: 7_700_000, due: 7_700_000 })
  })

  it('count a payment from its own day on', () => {
    const { on } = openLedger()
    expect(on('2025-12-19').due).toBe(7_700_000)
    expect(on('2025-12-20')).toEqual(NOTHING)
    expect(on('2026-02-19').days30).toBe(3_850_000)
    // 385.00 less 285.00.
    expect(on('2026-02-20').days30).toBe(1_000_000)
  })

  it('take credits off the month they were given in', () => {
    // Pine 95.04 less nails 77.00 of February; 100.00 left of January; 924.00 of March.
    const balances = openLedger().on('2026-03-10')
    expect(balances).toEqual({
      current: 9_240_000,
      days30: 180_400,
      days60: 1_000_000,
      days90: 0,
      days120: 0,
      due: 1_180_400,
    })
    expect(accountBalance(balances)).toBe(10_420_400)
  })

  it('keep what is older than four months in the last bucket', () => {
    const { on } = openLedger()
    expect(on('2026-05-01')).toMatchObject({ days60: 9_240_000, days90: 180_400, days120: 1_000_000 })
    expect(on('2027-08-01')).toEqual({ ...NOTHING, days120: 10_420_400, due: 10_420_400 })
  })

  it('never make a credit something to pay', () => {
    const { database, on } = openLedger()
    database.run(`DELETE FROM settlements WHERE number = 100120`)
    database.run(`INSERT INTO settlements VALUES (100120, 1, '2026-02-01', 3850000)`)
    database.run(`INSERT INTO settlements VALUES (100120, 2, '2026-03-01', 950400)`)
    expect(on('2026-03-02')).toEqual({ ...NOTHING, days30: -770_000 })
  })

  it('are each customer’s own', () => {
    const { on } = openLedger()
    expect(on('2026-03-10', '5077')).toEqual({ ...NOTHING, days30: 1_925_000, due: 1_925_000 })
    expect(on('2026-03-10', 'nobody')).toEqual(NOTHING)
  })
})

describe('the rows of a statement', () => {
  it('are what is open and what was invoiced that month, oldest first', () => {
    const { rowsOn } = openLedger()
    expect(rowsOn('2026-03-31')).toEqual([
      ['100120-1', 385, 100],
      ['100120-2', 95.04, 95.04],
      ['100120-3', -77, -77],
      ['100150-1', 38.5, 0],
      ['100150-2', 924, 924],
    ])
    // On the 5th nothing of March is paid yet, and later documents are not there.
    expect(rowsOn('2026-03-05').slice(-1)).toEqual([['100150-1', 38.5, 38.5]])
    expect(rowsOn('2026-02-28', '5077')).toEqual([['100160-1', 192.5, 192.5]])
  })

  it('leave out what has no date', () => {
    const { database, on, rowsOn } = openLedger()
    database.run(`UPDATE transactions SET invoice_date = '' WHERE number = 100150 AND suffix = 2`)
    expect(on('2026-03-10').current).toBe(0)
    expect(rowsOn('2026-03-10').map(([name]) => name)).not.toContain('100150-2')
  })
})
