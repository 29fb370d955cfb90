import { dollars } from '../arithmetic/arithmetic.ts'
import type { Database } from '../database/database.ts'
import { readSetting } from '../tables/settings.ts'

/** The currency that the merchant is paid in. */
export function currencyOf(database: Database): string {
  return readSetting(database, 'currency') || 'AUD'
}

/** An amount as the merchant's customers read it. */
export function amountText(database: Database, amount: number): string {
  return new Intl.NumberFormat(readSetting(database, 'locale') || 'en-AU', {
    style: 'currency',
    currency: currencyOf(database),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  }).format(dollars(amount))
}
