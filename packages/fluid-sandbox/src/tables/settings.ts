import type { Database } from '../database/database.ts'

/** Returns the value of an enabled setting; `undefined` when it is disabled or missing. Names have any case. */
export function readSetting(database: Database, name: string): string | undefined {
  const row = database.get<{ value: string }>(
    `SELECT value FROM widgets WHERE object_set = 'settings' AND lower(trim(label)) = ? AND is_enabled = 1`,
    [name],
  )
  return row?.value.trim()
}

/** Returns whether the merchant's `tax_inclusive` switch is on: enabled, and its value not a false one. */
export function isTaxInclusive(database: Database): boolean {
  const value = readSetting(database, 'tax_inclusive')
  return value !== undefined && !['false', 'no', '0'].includes(value.toLowerCase())
}
