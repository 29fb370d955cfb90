import type { WireBalances, WireStatement, WireStatementTransaction } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer, readCustomer } from '../tables/accounts.ts'
import { dollars } from '../arithmetic/arithmetic.ts'
import { localTime } from '../arithmetic/days.ts'
import { checkAddress, sendEmail } from '../tables/emails.ts'
import {
  balancesOf,
  balancesOn,
  openItemsOn,
  readMovements,
  type AgedBalances,
  type LedgerItem,
  type Movement,
} from '../tables/ledger.ts'
import { refuse } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

interface StatementRow {
  dated: string
  reference: string
}

/** Statements sent to the customer, and today's balances. All amounts follow from the ledger. */
export const statements: Handlers<
  'getStatementList' | 'getStatementDetail' | 'emailStatement' | 'getCustomerAgedBalances'
> = {
  getStatementList({ customerID }, context) {
    checkCustomer(context, customerID)
    const rows = context.database.all<StatementRow>(
      'SELECT dated, reference FROM statements WHERE customer_id = ? ORDER BY dated DESC',
      [customerID],
    )
    const { customerName } = readCustomer(context)
    const movements = readMovements(context.database, customerID)
    return { StatementList: rows.map(({ dated }) => toStatement(dated, customerName, movements)) }
  },

  getStatementDetail({ customerID, statementDate }, context) {
    checkCustomer(context, customerID)
    const { dated } = findStatement(statementDate, context)
    const customer = readCustomer(context)
    return {
      StatementDetail: [
        {
          ...customer,
          ...toStatement(dated, customer.customerName, readMovements(context.database, customerID)),
          StatementTransactions: openItemsOn(context.database, customerID, dated).map(toTransaction),
        },
      ],
    }
  },

  emailStatement({ customerID, statementDate, emailAddress }, context) {
    checkCustomer(context, customerID)
    const { dated, reference } = findStatement(statementDate, context)
    checkAddress('emailAddress', emailAddress)
    sendEmail(context, {
      kind: 'statement',
      to: emailAddress,
      subject: `Statement ${reference} of ${dated}`,
      format: 'pdf',
      about: [dated],
    })
    return {}
  },

  getCustomerAgedBalances({ customerID }, context) {
    checkCustomer(context, customerID)
    const today = localTime(context.now()).day
    return { AgedBalances: [toBalances(balancesOn(context.database, customerID, today))] }
  },
}

/** Finds a statement of the caller's customer. */
function findStatement(dated: string, { database, account }: SignedInContext): StatementRow {
  const row = database.get<StatementRow>(
    'SELECT dated, reference FROM statements WHERE customer_id = ? AND dated = ?',
    [account.customerId, dated],
  )
  return row ?? refuse('No matching records')
}

function toStatement(dated: string, customerName: string, movements: readonly Movement[]): WireStatement {
  return { dateStatement: dated, customerName, ...toBalances(balancesOf(movements, dated)) }
}

function toBalances({ current, days30, days60, days90, days120, due }: AgedBalances): WireBalances {
  return {
    currentBalance: dollars(current),
    day30Balance: dollars(days30),
    day60Balance: dollars(days60),
    day90Balance: dollars(days90),
    day120Balance: dollars(days120),
    dueBalance: dollars(due),
  }
}

/** A docket is numbered by its order and its load, `D18460-2`; returned goods have a separate note, `R18460-3`. */
function docketOf({ type, number, suffix }: LedgerItem): string {
  return `${type === 'Credit' ? 'R' : 'D'}${String(number).slice(-5)}-${suffix}`
}

function toTransaction(item: LedgerItem): WireStatementTransaction {
  return {
    transactionNumber: item.number,
    transactionSuffix: item.suffix,
    displayType: item.type,
    transactionDate: item.invoicedOn,
    displayAmount: dollars(item.amount),
    balanceAmount: dollars(item.balance),
    transactionRef: docketOf(item),
    custOrdNo: item.orderReference,
  }
}
