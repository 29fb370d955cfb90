import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** An invoice or a credit of the demo customer, with defaults for omitted fields. */
export interface PastInvoice {
  number: number
  suffix?: number
  /** `YYYY-MM-DD` */
  invoicedOn: string
  /** Ten-thousandths of a dollar, tax included; a credit's is below 0. */
  amount: number
  /** The part paid on the day of the invoice. */
  paid?: number
  jobName?: string
  reference?: string
}

/** Referencing rows come before the rows they reference. */
const HISTORY = [
  'transaction_tallies',
  'transaction_lines',
  'settlements',
  'deliveries',
  'transactions',
  'statements',
]

/** Replaces the back end's invoices and days of statements by these. */
export function addStatementHistory(
  { database }: Sandbox,
  { invoices = [], statements }: { invoices?: PastInvoice[]; statements: string[] },
): void {
  database.transaction(() => {
    for (const table of HISTORY) database.run(`DELETE FROM ${table}`)
    for (const {
      number,
      suffix = 0,
      invoicedOn,
      amount,
      paid = 0,
      jobName = '',
      reference = '',
    } of invoices) {
      database.run(
        `INSERT INTO transactions
         SELECT ?, ?, ?, customer_id, id, NULL, '', '', ?, ?, '', '', '', '', '', email, '', '', ?, '', ?, 0, ?, 0
         FROM users WHERE name = 'builder'`,
        [number, suffix, amount < 0 ? 'Credit' : 'Invoice', reference, jobName, invoicedOn, amount, amount],
      )
      if (paid !== 0) {
        database.run('INSERT INTO settlements VALUES (?, ?, ?, ?)', [number, suffix, invoicedOn, paid])
      }
    }
    for (const day of statements) {
      database.run(
        "INSERT INTO statements SELECT customer_id, ?, 'S' || ? FROM users WHERE name = 'builder'",
        [day, day],
      )
    }
  })
}

/** An account with two statements: the newer has a credit and something overdue, the older nothing. */
export const twoStatements: Parameters<typeof addStatementHistory>[1] = {
  invoices: [
    { number: 500_001, invoicedOn: '2026-08-05', amount: 12_000_000, paid: 11_000_000, jobName: 'Old mill' },
    { number: 500_002, suffix: 1, invoicedOn: '2026-10-07', amount: 50_005_000, jobName: 'Quarry Lane' },
    { number: 500_003, invoicedOn: '2026-10-09', amount: -2_156_000, reference: 'RTN-71' },
  ],
  statements: ['2026-08-31', '2026-10-31'],
}

/** Invoice 7-0 over $510.84, of which the newest statement leaves $200.00 open, and 8-0, fully paid. */
export const partPaid: Parameters<typeof addStatementHistory>[1] = {
  invoices: [
    { number: 7, invoicedOn: '2026-10-05', amount: 5_108_400, paid: 3_108_400 },
    { number: 8, invoicedOn: '2026-10-06', amount: 907_200, paid: 907_200 },
    { number: 9, invoicedOn: '2026-10-07', amount: 450_000 },
    { number: 10, invoicedOn: '2026-11-03', amount: 640_000, paid: 300_000 },
  ],
  statements: ['2026-08-31', '2026-10-31'],
}
