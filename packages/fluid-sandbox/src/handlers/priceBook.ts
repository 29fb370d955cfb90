import type { WirePriceBookConfiguration, WirePriceBookHistoryItem } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer, checkUserId } from '../tables/accounts.ts'
import { localTime } from '../arithmetic/days.ts'
import { insertRow } from '../database/database.ts'
import { refuse, refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

type Configuration = Omit<
  WirePriceBookConfiguration,
  'showNewProductCodes' | 'showCoreProductsOnly' | 'isRequiredQuarterly' | 'isPricebookZipped'
>

interface PriceBookRow extends Configuration {
  hasNewCodes: number
  hasCoreOnly: number
  isQuarterly: number
  isZipped: number
}

interface HistoryRow {
  id: number
  generatedOn: string
  type: string
  format: string
  recipient: string
  hasNewCodes: number
  hasCoreOnly: number
}

const choices = {
  typePricebook: ['F', 'I'],
  deliveryFormat: ['1', '2', '3', '4'],
  frequencyPricebook: ['D', 'W', 'F', 'M'],
} as const

/** A customer's price list as files: how and how often they come, and which came. */
export const priceBook: Handlers<
  | 'isPriceBookEnabled'
  | 'getPriceBookInfo'
  | 'sendPriceBookInfoChanges'
  | 'requestNewPriceBook'
  | 'resendPriceBook'
> = {
  isPriceBookEnabled({ customerID }, context) {
    checkCustomer(context, customerID)
    return { isPriceBookEnabled: isEnabled(context) }
  },

  getPriceBookInfo({ customerID, tradePortalUser }, context) {
    checkCustomer(context, customerID)
    checkUserId(context, tradePortalUser, 'tradePortalUser')
    const { hasNewCodes, hasCoreOnly, isQuarterly, isZipped, ...configuration } = findPriceBook(context)
    return {
      PriceBook: [
        {
          ...configuration,
          showNewProductCodes: hasNewCodes === 1,
          showCoreProductsOnly: hasCoreOnly === 1,
          isRequiredQuarterly: isQuarterly === 1,
          isPricebookZipped: isZipped === 1,
          PriceBookHistory: readHistory(context).map(toHistoryItem),
        },
      ],
    }
  },

  sendPriceBookInfoChanges(payload, context) {
    checkUserId(context, payload.tradePortalUser, 'tradePortalUser')
    findPriceBook(context)
    for (const field of ['typePricebook', 'deliveryFormat', 'frequencyPricebook'] as const) {
      const allowed: readonly string[] = choices[field]
      if (!allowed.includes(payload[field]))
        refuseField(field, `${field} must be one of ${allowed.join(', ')}`)
    }
    const recipient = payload.recipient.trim()
    if (recipient === '') refuseField('recipient', 'Required')
    context.database.run(
      `UPDATE price_books SET type = ?, format = ?, recipient = ?, frequency = ?, has_new_codes = ?, has_core_only = ?,
         is_quarterly = ?, is_zipped = ? WHERE customer_id = ?`,
      [
        payload.typePricebook,
        payload.deliveryFormat,
        recipient,
        payload.frequencyPricebook,
        Number(payload.showNewProductCodes),
        Number(payload.showCoreProductsOnly),
        Number(payload.isRequiredQuarterly),
        Number(payload.isPricebookZipped),
        context.account.customerId,
      ],
    )
    return { SendPriceBookResponse: [{ Status: 'Your price book configuration has been changed' }] }
  },

  requestNewPriceBook({ tradePortalUser }, context) {
    checkUserId(context, tradePortalUser, 'tradePortalUser')
    const { typePricebook, deliveryFormat, recipient, hasNewCodes, hasCoreOnly } = findPriceBook(context)
    const format = deliveryFormat
    addToHistory({ type: typePricebook, format, recipient, hasNewCodes, hasCoreOnly }, context)
    context.database.run('UPDATE price_books SET last_calculated = ? WHERE customer_id = ?', [
      localTime(context.now()).day,
      context.account.customerId,
    ])
    return {
      requestNewPriceBookStatus: [{ Status: `A new price book has been requested for ${recipient}` }],
    }
  },

  resendPriceBook({ tradePortalUser, historyIDs }, context) {
    checkUserId(context, tradePortalUser, 'tradePortalUser')
    findPriceBook(context)
    const wanted = new Set(historyIDs.split(/\s+/).filter((id) => id !== ''))
    if (wanted.size === 0) refuseField('historyIDs', 'Choose a price book to send again')
    const sent = readHistory(context).filter(({ id }) => wanted.has(String(id)))
    if (sent.length < wanted.size) refuseField('historyIDs', 'Price book not found')
    for (const book of sent) addToHistory(book, context)
    return {
      resendPriceBookResponse: sent.map(({ generatedOn, recipient }) => ({
        Status: `The price book of ${generatedOn} has been sent to ${recipient}`,
      })),
    }
  },
}

function isEnabled({ database, account }: SignedInContext): boolean {
  const row = database.get<{ isEnabled: number }>(
    'SELECT is_price_book_enabled AS isEnabled FROM customers WHERE id = ?',
    [account.customerId],
  )
  return row?.isEnabled === 1
}

function findPriceBook(context: SignedInContext): PriceBookRow {
  const row = context.database.get<PriceBookRow>(
    `SELECT last_calculated AS lastDateCalculated, type AS typePricebook, format AS deliveryFormat, recipient,
       frequency AS frequencyPricebook, has_new_codes AS hasNewCodes, has_core_only AS hasCoreOnly,
       is_quarterly AS isQuarterly, is_zipped AS isZipped
     FROM price_books WHERE customer_id = ?`,
    [context.account.customerId],
  )
  if (!row || !isEnabled(context)) {
    return refuse('No price book extract has been set up for you. Please contact your representative.')
  }
  return row
}

function readHistory({ database, account }: SignedInContext): HistoryRow[] {
  return database.all<HistoryRow>(
    `SELECT id, generated_on AS generatedOn, type, format, recipient, has_new_codes AS hasNewCodes,
       has_core_only AS hasCoreOnly
     FROM price_book_history WHERE customer_id = ? ORDER BY generated_on DESC, id DESC`,
    [account.customerId],
  )
}

/** Nothing leaves the machine: sending a file, or sending it again, adds a row dated today. */
function addToHistory(
  book: Omit<HistoryRow, 'id' | 'generatedOn'>,
  { database, account, now }: SignedInContext,
): void {
  insertRow(database, 'price_book_history', {
    customer_id: account.customerId,
    generated_on: localTime(now()).day,
    type: book.type,
    format: book.format,
    recipient: book.recipient,
    has_new_codes: book.hasNewCodes,
    has_core_only: book.hasCoreOnly,
  })
}

function toHistoryItem(row: HistoryRow): WirePriceBookHistoryItem {
  return {
    historyID: String(row.id),
    dateGenerated: row.generatedOn,
    typeGenerated: row.type,
    formatGenerated: row.format,
    sentRecipient: row.recipient,
    newCodesGenerated: row.hasNewCodes === 1,
    coreProductsGenerated: row.hasCoreOnly === 1,
  }
}
