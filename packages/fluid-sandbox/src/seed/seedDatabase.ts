import { insertRow } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { SCHEMA, SCHEMA_VERSION } from '../tables/schema.ts'
import { searchText } from '../tables/searchText.ts'
import type { SeedData } from './Seed.ts'
import { seedAccounts } from './seedAccounts.ts'
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

/** Fills the tables of products and of the menu. */
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
        searchText(`${product.id} ${product.shortDescription} ${product.longDescription}`),
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

/** Fills the tables of branches, places, vehicles and delivery prices. */
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
    database.run('INSERT INTO delivery_bands (vehicle_id, max_km, product_id) VALUES (?, ?, ?)', [
      vehicleId,
      maxKm,
      productId,
    ])
  }
}

/** Fills the tables of carts and lists. */
function seedCarts(database: Database, { carts }: SeedData): void {
  for (const { id, customerId, list, lines } of carts) {
    insertRow(database, 'carts', {
      id,
      customer_id: customerId,
      next_line_id: lines.length + 1,
      made_at: 0,
      list_name: list?.name ?? null,
      list_type: list?.type ?? null,
    })
    lines.forEach(({ productId, uom, quantity, tally }, index) => {
      const key = { cart_id: id, line_id: index + 1 }
      insertRow(database, 'cart_lines', {
        ...key,
        product_id: productId,
        uom,
        quantity,
        is_tally: Number(tally.length > 0),
      })
      tally.forEach((row, position) => insertRow(database, 'cart_tallies', { ...key, position, ...row }))
    })
  }
}
