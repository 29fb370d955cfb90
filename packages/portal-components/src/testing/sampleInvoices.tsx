import type { DataColumn } from '../parts/table/dataColumns'
import type { TableDefinition } from '../parts/table/tableDefinition'

/** A row as wide as the widest of the account's lists. */
export interface SampleInvoice {
  number: number
  type: string
  date: string
  branch: string
  reference: string
  address: string
  job: string
  cents: number
}

const branches = ['Bayswater', 'Dandenong', 'Laverton']
const streets = ['Hilltop Rd', 'Quarry Ln', 'Station St', 'Old Melbourne Road', 'Weighbridge Ct']

/** Creates invoices that differ in every column, newest first. */
export function sampleInvoices(count: number): SampleInvoice[] {
  return Array.from({ length: count }, (_, index) => {
    const street = streets[index % streets.length] ?? ''
    return {
      number: 410_000 - index,
      type: index % 9 === 4 ? 'Credit' : 'Invoice',
      date: `${String(28 - (index % 28)).padStart(2, '0')}/11/2026`,
      branch: branches[index % branches.length] ?? '',
      reference: `PO-${20_411 - (index % 977)}`,
      address: `${1 + ((index * 7) % 240)} ${street}`,
      job: index % 6 === 5 ? '-' : `${street}, stage ${1 + (index % 4)}`,
      cents: ((index * 7919) % 900_000) + 1250,
    }
  })
}

const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const centsOf = ({ cents }: SampleInvoice) => cents
const numberOf = ({ number }: SampleInvoice) => number
const jobOf = ({ job }: SampleInvoice) => (job === '-' ? null : job)

export const sampleKey = ({ number }: SampleInvoice) => String(number)

export const sampleColumns: DataColumn<SampleInvoice>[] = [
  {
    id: 'number',
    name: 'Invoice',
    text: ({ number }) => String(number),
    sortKey: numberOf,
    isRowHeader: true,
    width: 84,
    tone: 'strong',
    placeholder: 64,
  },
  { id: 'type', name: 'Type', text: ({ type }) => type, width: 64, placeholder: 52 },
  {
    id: 'date',
    name: 'Date',
    text: ({ date }) => date,
    kind: 'day',
    width: 88,
    cardAlign: 'end',
    placeholder: 80,
  },
  { id: 'branch', name: 'Branch', text: ({ branch }) => branch, tone: 'muted', isOnRequest: true },
  { id: 'reference', name: 'Order ref', text: ({ reference }) => reference, isOnRequest: true },
  { id: 'address', name: 'Delivery address', text: ({ address }) => address, grow: 1.3, isOnRequest: true },
  {
    id: 'job',
    name: 'Job name',
    text: ({ job }) => job,
    sortKey: jobOf,
    grow: 1.3,
    tone: 'muted',
    cardLines: 2,
  },
  {
    id: 'amount',
    name: 'Amount',
    text: ({ cents }) => amount.format(cents / 100),
    sortKey: centsOf,
    kind: 'figure',
    align: 'end',
    width: 108,
    tone: 'strong',
    placeholder: 80,
  },
]

export const sampleLayout: TableDefinition<SampleInvoice>['layout'] = {
  card: `
    'select number number amount details' auto
    'select type job date details' auto
    / auto auto minmax(0, 1fr) auto auto`,
  medium: `
    'select number type date address amount' auto
    'select reference . branch job .' auto
    / 44px 96px 64px minmax(0, 1fr) minmax(0, 1.6fr) 108px`,
}

export const sampleTable: TableDefinition<SampleInvoice> = { columns: sampleColumns, layout: sampleLayout }
