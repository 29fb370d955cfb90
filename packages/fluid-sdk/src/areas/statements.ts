import { sumOfMoney } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { amount, date, distinct, number, optionalAmount, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidNoRecordsError } from '../errors'
import type { WireBalances, WireStatement, WireStatementTransaction } from '../wire/statements'
import { toCustomer } from './account'
import type { Customer } from './account'
import { isNone } from './transactionSummary'

/** The customer's debt by age. `accountBalance` adds the five buckets up. */
export interface Balances {
  current: Money
  days30: Money
  days60: Money
  days90: Money
  /** 120 days and older. */
  days120: Money
  /** The part that must be paid now. */
  due: Money
}

export interface Statement {
  /** `YYYY-MM-DD`; a customer has one statement a day at most. */
  date: string
  customerName: string
  balances: Balances
}

/** An opened statement: its recipient and its lines. */
export interface StatementDetail extends Statement {
  customer: Customer
  transactions: StatementTransaction[]
}

/** A line of a statement. */
export interface StatementTransaction {
  /** `null`: a line without a transaction, and so without a link. */
  number: number | null
  suffix: number
  /** As the merchant spells it, such as `Invoice` or `Payment`. */
  type: string
  /** `YYYY-MM-DD`, or `null`. */
  date: string | null
  /** With its sign: a credit and a payment are below 0. */
  amount: Money | null
  /** The part of it still open. */
  balance: Money | null
  reference: string
  orderReference: string
}

/** The customer's statements, and their current debt. */
export interface StatementsArea {
  /** Lists statements, newest first whatever the merchant's order. None is an empty list. Wire: `getStatementList`. */
  list(options?: CallOptions): Promise<Statement[]>
  /**
   * Opens the statement of a day, `YYYY-MM-DD`.
   *
   * Wire: `getStatementDetail`. @throws {FluidNoRecordsError} when that day has none.
   */
  get(input: { date: string }, options?: CallOptions): Promise<StatementDetail>
  /** Sends the statement of a day to an e-mail address. Wire: `emailStatement`. */
  email(input: { date: string; to: string }, options?: CallOptions): Promise<void>
  /**
   * Reads the customer's current debt.
   *
   * Wire: `getCustomerAgedBalances`. @throws {FluidNoRecordsError} when the merchant has no balances of theirs.
   */
  getAgedBalances(options?: CallOptions): Promise<Balances>
}

/** Returns the 'Account Balance': the whole debt, due or not. */
export function accountBalance({ current, days30, days60, days90, days120 }: Balances): Money {
  return sumOfMoney([current, days30, days60, days90, days120])
}

/** Creates the area of the customer's statements. */
export function createStatementsArea(context: FluidContext): StatementsArea {
  const { companyId: companyID } = context.configuration
  return {
    async list(options) {
      const caller = await context.readCaller(options)
      const payload = { companyID, customerID: caller.user.customerId }
      const answer = await callUnlessNone(context, 'getStatementList', payload, { ...options, caller })
      // A statement without a day cannot be opened, paid or sent, so it is left out.
      const dated = rows(answer?.StatementList).flatMap((row) => {
        const day = date(row.dateStatement)
        return day === null ? [] : [toStatement(row, day)]
      })
      const daily = distinct(dated, (statement) => statement.date)
      return daily.sort((one, other) => other.date.localeCompare(one.date))
    },
    async get({ date: day }, options) {
      const caller = await context.readCaller(options)
      const payload = { companyID, customerID: caller.user.customerId, statementDate: day }
      const answer = await context.call('getStatementDetail', payload, { ...options, caller })
      const [detail] = rows(answer?.StatementDetail)
      if (!detail) throw new FluidNoRecordsError('There is no such statement', 'getStatementDetail')
      return {
        ...toStatement(detail, date(detail.dateStatement) ?? day),
        customer: toCustomer(detail),
        transactions: rows(detail.StatementTransactions).map(toTransaction),
      }
    },
    async email({ date: statementDate, to }, options) {
      const caller = await context.readCaller(options)
      const payload = { customerID: caller.user.customerId, statementDate, emailAddress: to }
      const fields = { statementDate: 'date', emailAddress: 'to' }
      await context.write('emailStatement', payload, { ...options, caller, fields })
    },
    async getAgedBalances(options) {
      const caller = await context.readCaller(options)
      const payload = { companyID, customerID: caller.user.customerId }
      const answer = await context.call('getCustomerAgedBalances', payload, { ...options, caller })
      const [balances] = rows(answer?.AgedBalances)
      if (!balances) throw new FluidNoRecordsError('Could not load balances', 'getCustomerAgedBalances')
      return toBalances(balances)
    },
  }
}

function toStatement(row: NonNullable<Untrusted<WireStatement>>, day: string): Statement {
  return { date: day, customerName: text(row.customerName), balances: toBalances(row) }
}

function toBalances(row: NonNullable<Untrusted<WireBalances>>): Balances {
  return {
    current: amount(row.currentBalance),
    days30: amount(row.day30Balance),
    days60: amount(row.day60Balance),
    days90: amount(row.day90Balance),
    days120: amount(row.day120Balance),
    due: amount(row.dueBalance),
  }
}

/** Decodes a line. Every line counts towards the total, so none is left out. */
function toTransaction(row: NonNullable<Untrusted<WireStatementTransaction>>): StatementTransaction {
  const transactionNumber = number(row.transactionNumber)
  const suffix = number(row.transactionSuffix) ?? 0
  return {
    number: isNone({ number: transactionNumber ?? 0, suffix }) ? null : transactionNumber,
    suffix,
    type: text(row.displayType).trim(),
    date: date(row.transactionDate),
    amount: optionalAmount(row.displayAmount),
    balance: optionalAmount(row.balanceAmount),
    reference: text(row.transactionRef),
    orderReference: text(row.custOrdNo),
  }
}
