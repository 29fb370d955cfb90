import type { Database, SqlValue } from './database.ts'

/** Adds a row to a table, its values by the names of their columns. */
export function insertRow(database: Database, table: string, values: Record<string, SqlValue>): void {
  const columns = Object.keys(values)
  database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(values),
  )
}
