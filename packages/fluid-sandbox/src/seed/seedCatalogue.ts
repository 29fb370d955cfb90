import type { Database } from '../database/database.ts'
import { searchText } from '../tables/searchText.ts'
import type { SeedData } from './Seed.ts'

/** Fills the tables of products and of the menu. */
export function seedCatalogue(database: Database, { menu, products, lengths, information }: SeedData): void {
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
