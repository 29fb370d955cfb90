import type { Database } from './database.ts'

/** Whether the merchant's `tax_inclusive` switch is on: enabled, and its value not a false one. */
export function isTaxInclusive(database: Database): boolean {
  const row = database.get<{ value: string }>(
    `SELECT value FROM widgets
     WHERE object_set = 'settings' AND lower(trim(label)) = 'tax_inclusive' AND is_enabled = 1`,
  )
  return row !== undefined && !['false', 'no', '0'].includes(row.value.trim().toLowerCase())
}
