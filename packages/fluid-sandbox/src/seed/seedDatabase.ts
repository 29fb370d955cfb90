import type { Database } from '../database/database.ts'
import { SCHEMA, SCHEMA_VERSION } from '../tables/schema.ts'
import type { SeedData } from './Seed.ts'
import { seedAccounts } from './seedAccounts.ts'
import { seedCarts } from './seedCarts.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import { seedDelivery } from './seedDelivery.ts'
import { seedHistory } from './seedHistory.ts'

/** Creates the tables and fills them, all or nothing, so that an interrupted start leaves no half-filled file. */
export function seedDatabase(database: Database, data: SeedData): void {
  database.transaction(() => {
    database.exec(SCHEMA)
    seedMerchant(database, data)
    seedCatalogue(database, data)
    seedDelivery(database, data)
    seedAccounts(database, data)
    seedHistory(database, data)
    seedCarts(database, data)
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  })
}

function seedMerchant(database: Database, { merchant, widgets }: SeedData): void {
  database.run('INSERT INTO merchant VALUES (?, ?, ?, ?, ?)', [
    merchant.id,
    merchant.companyId,
    merchant.deviceId,
    merchant.taxRate,
    merchant.firstTransactionNumber,
  ])
  for (const entry of widgets) {
    database.run('INSERT INTO widgets VALUES (?, ?, ?, ?, ?, ?, ?)', [
      entry.objectSet,
      entry.label,
      entry.type,
      Number(entry.isEnabled),
      entry.value,
      entry.value2,
      entry.description,
    ])
  }
}
