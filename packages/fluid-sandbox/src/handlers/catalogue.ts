import type { WireInformation, WireMenuEntry } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer } from '../tables/accounts.ts'
import { decimal } from '../arithmetic/arithmetic.ts'
import type { SqlValue } from '../database/database.ts'
import {
  addressesOf,
  PRODUCT_COLUMNS,
  toFoundProduct,
  toProduct,
  toWholeProduct,
  type ProductRow,
} from '../tables/products.ts'
import { StreamedList } from '../wire/StreamedList.ts'
import { refuse, refuseField } from '../wire/refusal.ts'
import { searchWords } from '../tables/searchText.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

const LARGEST_PAGE = 10_000

/**
 * Finds a product that holds each word of a search, in any order, however many were pasted. `instr` and not LIKE, whose
 * wildcards are ordinary characters to a customer.
 */
const HOLDS_WORDS = 'NOT EXISTS (SELECT 1 FROM json_each(?) WHERE instr(search_text, value) = 0)'

export const catalogue: Handlers<
  | 'getProductMenu'
  | 'getProductCategories'
  | 'searchProductTP'
  | 'getProductDetails'
  | 'getFeaturesAndBenefits'
  | 'getProductInformation'
  | 'getLengthsForProduct'
> = {
  getProductMenu(_payload, context) {
    const rows = context.database.all<WireMenuEntry>(
      `SELECT category AS prodCategory, type AS prodType, class AS prodClass, name AS menuDesc, files AS menuFiles
       FROM menu ORDER BY rowid`,
    )
    return { ProductMenu: rows.map((row) => ({ ...row, menuFiles: addressesOf(row.menuFiles, context) })) }
  },

  getProductCategories(payload, context) {
    const { limit, start } = payload
    if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_PAGE) {
      refuseField('limit', `limit must be a whole number from 1 to ${LARGEST_PAGE}`)
    }
    if (!Number.isSafeInteger(start) || start < 0) refuseField('start', 'start must be a whole number from 0')
    const words = searchWords(payload.searchString)
    const positions: [column: string, id: string][] = [
      ['category', payload.searchCategory],
      ['type', payload.searchType],
      ['class', payload.searchClass],
    ]
    const named = positions.filter(([, id]) => id !== '')
    const rows = context.database.all<ProductRow>(
      `SELECT ${PRODUCT_COLUMNS} FROM products
       WHERE ${['category <> ?', ...named.map(([column]) => `${column} = ?`), HOLDS_WORDS].join(' AND ')}
       ORDER BY position LIMIT ? OFFSET ?`,
      ['', ...named.map(([, id]) => id), JSON.stringify(words), limit, start],
    )
    if (rows.length === 0) refuse('No matching records')
    return { getProductsByType: StreamedList.of(rows, (row) => toProduct(row, context, payload.incGST)) }
  },

  searchProductTP({ descString, incGST }, context) {
    const words = searchWords(descString)
    if (words.length === 0) return { ProductList: [] }
    const rows = context.database.all<ProductRow>(
      `SELECT ${PRODUCT_COLUMNS} FROM products WHERE category <> ? AND ${HOLDS_WORDS}
       ORDER BY lower(id) = ? DESC, position`,
      ['', JSON.stringify(words), descString.trim().toLowerCase()],
    )
    return { ProductList: StreamedList.of(rows, (row) => toFoundProduct(row, context, incGST)) }
  },

  getProductDetails({ customerID, productID, incGST }, context) {
    checkCustomer(context, customerID)
    const row = context.database.get<ProductRow>(`SELECT ${PRODUCT_COLUMNS} FROM products WHERE id = ?`, [
      productID,
    ])
    if (!row) return refuse(`No data for product ${productID}`)
    return { ProductDetails: [toWholeProduct(row, context, incGST)] }
  },

  getFeaturesAndBenefits({ productID }, context) {
    return { ProductInformation: information(context, productID, 'features') }
  },

  getProductInformation({ productID }, context) {
    return { ProductInformation: information(context, productID, 'information') }
  },

  getLengthsForProduct({ productID }, { database }) {
    const rows = database.all<{ length: number; quantity: number }>(
      'SELECT length, quantity FROM product_lengths WHERE product_id = ? ORDER BY length',
      [productID],
    )
    return {
      ProductLengths: rows.map(({ length, quantity }) => ({ length: decimal(length), qty: quantity })),
    }
  },
}

function information({ database }: SignedInContext, productId: string, kind: SqlValue): WireInformation[] {
  const rows = database.all<WireInformation>(
    `SELECT item_type AS itemType, item_description AS itemDescription FROM product_information
     WHERE product_id = ? AND kind = ? ORDER BY rowid`,
    [productId, kind],
  )
  return rows.length > 0 ? rows : refuse(`No data for product ${productId}`)
}
