import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import type { RawList } from './rawList'

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const grid = (columns: string) => `display: grid; grid-template-columns: ${columns}; column-gap: 16px`
const dateOf = (day: string | null) => (day ? day.split('-').reverse().join('/') : '')
const amountOf = ({ amount }: TransactionSummary) => (amount === null ? '' : money.format(amount / 100))
const wordsOf = (row: TransactionSummary, first: string, day: string | null, branch: string) =>
  [first, row.type, dateOf(day), branch, row.orderReference, row.address, row.jobName, amountOf(row)].join(
    '\n',
  )
const sortKeys = {
  'Job name': ({ jobName }: TransactionSummary) => jobName || null,
  Amount: ({ amount }: TransactionSummary) => amount,
}

/** The hand-written cells of the orders' and the invoices' tables. */
export function rawTransactions(branches: readonly Branch[]): Record<string, RawList<TransactionSummary>> {
  const names = new Map(branches.map(({ id, name }) => [id, name]))
  const branchOf = ({ branchId }: TransactionSummary) => names.get(branchId) ?? branchId
  const orders: RawList<TransactionSummary> = {
    label: 'Orders',
    grid: grid('76px 72px 96px 1fr 0.9fr 1.3fr 1.3fr 112px 140px'),
    heads: ['Order', 'Type', 'Delivery', 'Branch', 'Order ref', 'Delivery address', 'Job name', 'Amount', ''],
    sortKeys,
    textOf: (row) => wordsOf(row, String(row.number), row.deliveryDate, branchOf(row)),
    cellsOf: (row) => [
      link(`#/orders/${row.number}`, String(row.number)),
      badge(row.type),
      ...[
        dateOf(row.deliveryDate),
        branchOf(row),
        row.orderReference,
        row.address,
        row.jobName,
        amountOf(row),
      ].map(text),
      button('Order again', `Order again ${row.number}`),
    ],
  }
  const invoices: RawList<TransactionSummary> = {
    label: 'Invoices',
    grid: grid('44px 88px 60px 88px 1fr 0.9fr 1.3fr 88px 1.3fr 104px'),
    heads: [
      '',
      'Invoice',
      'Type',
      'Date',
      'Branch',
      'Order ref',
      'Delivery address',
      'Comment',
      'Job name',
      'Amount',
    ],
    sortKeys,
    textOf: (row) => wordsOf(row, `${row.number}-${row.suffix}`, row.invoiceDate, branchOf(row)),
    cellsOf: (row) => [
      checkbox(`Select ${row.number}`),
      link(`#/invoices/${row.number}`, `${row.number}-${row.suffix}`),
      ...[row.type, dateOf(row.invoiceDate), branchOf(row), row.orderReference, row.address].map(text),
      button(row.comment || 'Add', `Comment on ${row.number}`),
      ...[row.jobName, amountOf(row)].map(text),
    ],
  }
  return { orders, invoices }
}

const text = (words: string) => document.createTextNode(words || '-')

function link(href: string, words: string) {
  const element = document.createElement('a')
  element.href = href
  element.textContent = words
  return element
}

function badge(words: string) {
  const element = document.createElement('span')
  element.textContent = words
  return element
}

function button(words: string, label: string) {
  const element = document.createElement('button')
  element.textContent = words
  element.setAttribute('aria-label', label)
  return element
}

function checkbox(label: string) {
  const input = document.createElement('input')
  input.type = 'checkbox'
  input.setAttribute('aria-label', label)
  return input
}
