import type { Database } from '../database.ts'
import { SCHEMA, SCHEMA_VERSION } from '../schema.ts'
import type { SeedData } from './Seed.ts'

/** Makes the tables and fills them, all or nothing, so that a start that was cut short leaves no half-filled file. */
export function seedDatabase(database: Database, data: SeedData): void {
  database.transaction(() => {
    database.exec(SCHEMA)
    seedMerchant(database, data)
    seedCatalogue(database, data)
    seedDelivery(database, data)
    seedCustomers(database, data)
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

function seedCatalogue(database: Database, { menu, products, lengths, information }: SeedData): void {
  for (const entry of menu) {
    database.run('INSERT INTO menu VALUES (?, ?, ?, ?, ?)', [
      entry.category,
      entry.type,
      entry.class,
      entry.name,
      entry.files.join('|'),
    ])
  }
  for (const product of products) {
    database.run(
      `INSERT INTO products (id, category, type, class, short_description, long_description, image, rrp, trade_price,
         best_price, customer_price, units, is_tally, gallery, files, file_types, search_text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        product.id,
        product.category,
        product.type,
        product.class,
        product.shortDescription,
        product.longDescription,
        product.image,
        product.rrp,
        product.tradePrice,
        product.bestPrice,
        product.customerPrice,
        product.units.join('|'),
        Number(product.isTally),
        product.gallery.join('|'),
        product.files.join('|'),
        product.fileTypes.join('|'),
        `${product.id} ${product.shortDescription} ${product.longDescription}`.toLowerCase(),
      ],
    )
  }
  for (const { productId, length, quantity } of lengths) {
    database.run('INSERT INTO product_lengths VALUES (?, ?, ?)', [productId, length, quantity])
  }
  for (const { productId, kind, itemType, itemDescription } of information) {
    database.run('INSERT INTO product_information VALUES (?, ?, ?, ?)', [
      productId,
      kind,
      itemType,
      itemDescription,
    ])
  }
}

function seedDelivery(database: Database, data: SeedData): void {
  for (const branch of data.branches) {
    database.run('INSERT INTO branches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
      branch.id,
      branch.name,
      branch.address1,
      branch.address2,
      branch.address3,
      branch.phone,
      branch.latitude,
      branch.longitude,
      Number(branch.isOrdering),
      Number(branch.isListed),
    ])
  }
  for (const { id, name } of data.states) database.run('INSERT INTO states VALUES (?, ?)', [id, name])
  for (const { id, description } of data.vehicles) {
    database.run('INSERT INTO vehicles VALUES (?, ?)', [id, description])
  }
  for (const { name, description, isDelivery } of data.despatchMethods) {
    database.run('INSERT INTO despatch_methods VALUES (?, ?, ?)', [name, description, Number(isDelivery)])
  }
  for (const { suburb, stateId, postcode, latitude, longitude } of data.gazetteer) {
    database.run('INSERT INTO places VALUES (?, ?, ?, ?, ?)', [
      suburb,
      stateId,
      postcode,
      latitude,
      longitude,
    ])
  }
  for (const { vehicleId, maxKm, productId } of data.deliveryBands) {
    database.run('INSERT INTO delivery_bands VALUES (?, ?, ?)', [vehicleId, maxKm, productId])
  }
}

function seedCustomers(database: Database, { customers, users }: SeedData): void {
  for (const customer of customers) {
    database.run('INSERT INTO customers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
      customer.id,
      customer.name,
      customer.billAddress,
      customer.billSuburb,
      customer.billState,
      customer.billPostcode,
      customer.phone,
      customer.fax,
      customer.mobile,
      customer.currentBalance,
      customer.balance30Day,
      customer.balanceOverdue,
    ])
  }
  for (const user of users) {
    database.run('INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)', [
      user.id,
      user.name,
      user.password,
      user.customerId,
      user.firstName,
      user.lastName,
      user.email,
      Number(user.isActive),
      user.lastLoginDate,
      user.lastLoginTime,
    ])
  }
}
