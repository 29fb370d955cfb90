import { insertRow } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { putUser } from '../tables/users.ts'
import type { SeedData } from './Seed.ts'
import type { SeedPriceBook } from './SeedAccount.ts'

/** Fills the tables of customers, users and their price books and downloads. */
export function seedAccounts(
  database: Database,
  { customers, users, priceBooks, downloads }: SeedData,
): void {
  for (const customer of customers) {
    insertRow(database, 'customers', {
      id: customer.id,
      name: customer.name,
      bill_address: customer.billAddress,
      bill_suburb: customer.billSuburb,
      bill_state: customer.billState,
      bill_postcode: customer.billPostcode,
      phone: customer.phone,
      fax: customer.fax,
      mobile: customer.mobile,
      is_active: Number(customer.isActive),
      is_price_book_enabled: Number(customer.isPriceBookEnabled),
    })
  }
  for (const user of users) putUser(database, user)
  for (const book of priceBooks) seedPriceBook(database, book)
  for (const download of downloads) {
    insertRow(database, 'downloads', {
      customer_id: download.customerId,
      file_name: download.fileName,
      description: download.description,
      category: download.category,
      dated: download.dated,
      path: download.path,
    })
  }
}

function seedPriceBook(database: Database, book: SeedPriceBook): void {
  const shape = (of: SeedPriceBook | SeedPriceBook['history'][number]) => ({
    customer_id: book.customerId,
    type: of.type,
    format: of.format,
    recipient: of.recipient,
    has_new_codes: Number(of.hasNewCodes),
    has_core_only: Number(of.hasCoreOnly),
  })
  insertRow(database, 'price_books', {
    ...shape(book),
    last_calculated: book.lastCalculated,
    frequency: book.frequency,
    is_quarterly: Number(book.isQuarterly),
    is_zipped: Number(book.isZipped),
  })
  for (const made of book.history) {
    insertRow(database, 'price_book_history', { ...shape(made), generated_on: made.generatedOn })
  }
}
