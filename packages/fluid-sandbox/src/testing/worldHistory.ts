import { addDays, momentOf, type Day } from '../arithmetic/days.ts'
import { priceTransaction } from '../seed/SeedTransaction.ts'
import type {
  SeedSettlement,
  SeedTransaction,
  Taxation,
  UnpricedTransaction,
} from '../seed/SeedTransaction.ts'
import type { SeedData } from '../seed/Seed.ts'

type Line = UnpricedTransaction['lines'][number]

type Document = Pick<SeedTransaction, 'number' | 'suffix' | 'type'> &
  Partial<Omit<UnpricedTransaction, 'lines'>> & {
    day: Day
    lines: Line[]
    settlements?: SeedSettlement[]
  }

/**
 * Purchases of the imaginary merchant's customers up to 9 March 2026. The tests of the ledger count on these amounts,
 * which include GST of 10 %. Of customer 4021:
 *
 * | 4021      | dated      | total   | settled               |
 * | --------- | ---------- | ------- | --------------------- |
 * | 100101-1  | 2025-11-14 | 770.00  | all, 2025-12-20       |
 * | 100120-1  | 2026-01-12 | 385.00  | 285.00, 2026-02-20    |
 * | 100120-2  | 2026-02-09 | 95.04   |                       |
 * | 100120-3  | 2026-02-16 | -77.00  | a credit              |
 * | 100150-1  | 2026-03-03 | 38.50   | all, 2026-03-09       |
 * | 100150-2  | 2026-03-06 | 924.00  |                       |
 *
 * Of customer 5077 there is one invoice, 100160-1 of 192.50, dated 2026-02-11 and unpaid.
 */
export function worldHistory(taxation: Taxation): Pick<SeedData, 'transactions' | 'statements' | 'carts'> {
  const documents: Document[] = [
    { number: 100_101, suffix: 0, type: 'Order', day: '2025-11-10', lines: [nails(20)] },
    {
      number: 100_101,
      suffix: 1,
      type: 'Invoice',
      day: '2025-11-14',
      lines: [nails(20)],
      settlements: [{ settledOn: '2025-12-20', amount: 7_700_000 }],
    },
    { number: 100_120, suffix: 0, type: 'Order', day: '2026-01-05', lines: [nails(10), pine()] },
    {
      number: 100_120,
      suffix: 1,
      type: 'Invoice',
      day: '2026-01-12',
      lines: [nails(10)],
      settlements: [{ settledOn: '2026-02-20', amount: 2_850_000 }],
      userComment: 'Rest follows with the next run',
    },
    { number: 100_120, suffix: 2, type: 'Invoice', day: '2026-02-09', lines: [pine()] },
    { number: 100_120, suffix: 3, type: 'Credit', day: '2026-02-16', lines: [nails(-2)] },
    { number: 100_150, suffix: 0, type: 'Order', day: '2026-03-02', lines: [nails(1), nails(24)] },
    {
      number: 100_150,
      suffix: 1,
      type: 'Invoice',
      day: '2026-03-03',
      lines: [nails(1)],
      settlements: [{ settledOn: '2026-03-09', amount: 385_000 }],
    },
    { number: 100_150, suffix: 2, type: 'Invoice', day: '2026-03-06', lines: [nails(24)] },
    {
      number: 100_200,
      suffix: 0,
      type: 'Order',
      day: '2026-03-09',
      orderReference: 'PO-7702',
      userComment: 'Ring first',
      lines: [nails(6), pine()],
    },
    { number: 100_205, suffix: 0, type: 'Quote', day: '2026-03-09', lines: [pine(), nails(4)] },
    { number: 100_160, suffix: 0, type: 'Order', day: '2026-02-09', lines: [nails(5)], ...secondStorey },
    { number: 100_160, suffix: 1, type: 'Invoice', day: '2026-02-11', lines: [nails(5)], ...secondStorey },
    { number: 100_207, suffix: 0, type: 'Quote', day: '2026-03-09', lines: [nails(2)], ...secondStorey },
  ]
  return {
    transactions: documents.map((document) => complete(document, taxation)),
    statements: [
      { customerId: '4021', dated: '2025-11-30', reference: 'ST-64' },
      { customerId: '4021', dated: '2026-01-31', reference: 'ST-81' },
      { customerId: '4021', dated: '2026-02-28', reference: 'ST-88' },
      { customerId: '5077', dated: '2026-02-28', reference: 'ST-89' },
    ],
    carts: [
      list('L-STARTER', null, 'Site starter', [
        { productId: 'NAIL90', uom: 'box', quantity: 2000, tally: [] },
        { productId: 'GLUE', uom: 'ea', quantity: 6000, tally: [] },
        { productId: 'PINE9045', uom: 'm', quantity: 14_400, tally: lengths },
      ]),
      list('L-FRAMING', '4021', 'Framing kit', [
        { productId: 'NAIL90', uom: 'box', quantity: 4000, tally: [] },
        { productId: 'PINE9045', uom: 'm', quantity: 14_400, tally: lengths },
      ]),
      list('L-DECK', '5077', 'Deck job', [{ productId: 'NAIL90', uom: 'box', quantity: 1000, tally: [] }]),
    ],
  }
}

const secondStorey = { customerId: '5077', userId: 'U90' }

const lengths = [
  { length: 2400, quantity: 3 },
  { length: 3600, quantity: 2 },
]

function nails(boxes: number): Line {
  return {
    productId: 'NAIL90',
    description: 'Framing nail 90 mm 100% steel',
    uom: 'box',
    quantity: boxes * 1000,
    unitPrice: 350_000,
    tally: [],
  }
}

/** 14.4 metres. */
function pine(): Line {
  return {
    productId: 'PINE9045',
    description: 'Pine 90 x 45 MGP10',
    uom: 'm',
    quantity: 14_400,
    unitPrice: 60_000,
    tally: lengths,
  }
}

function complete({ day, settlements = [], ...own }: Document, taxation: Taxation): SeedTransaction {
  const isInvoiced = own.type === 'Invoice' || own.type === 'Credit'
  const document: UnpricedTransaction = {
    customerId: '4021',
    userId: 'U77',
    branchId: 'MEL',
    despatchMethod: 'DEL',
    orderReference: `PO-${own.number - 93_000}`,
    jobName: 'Smith & Sons, stage 1',
    shipAddress: '9 Mill Lane',
    shipSuburb: 'Preston',
    shipState: 'VIC',
    shipPostcode: '3072',
    contactName: "Dana O'Neill",
    contactEmail: 'dana@builder.example',
    instructions: '',
    requiredAt: `${isInvoiced ? day : addDays(day, 3)}T07:30`,
    invoiceDate: isInvoiced ? day : '',
    userComment: '',
    placedAt: momentOf(day),
    ...own,
  }
  return { ...priceTransaction(document, taxation), settlements }
}

function list(
  id: string,
  customerId: string | null,
  name: string,
  lines: SeedData['carts'][number]['lines'],
): SeedData['carts'][number] {
  return { id, customerId, list: { name, type: customerId === null ? 'Generic' : 'Custom' }, lines }
}
