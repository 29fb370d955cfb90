export type SqlValue = string | number | null

/**
 * A SQLite database, as little of it as the sandbox needs. Synchronous, so that a call's statements run without another
 * call's in between: on Node that serialises everything one process does.
 */
export interface Database {
  /** Runs statements that take no values and give no rows. */
  exec(sql: string): void
  run(sql: string, params?: readonly SqlValue[]): void
  all<Row>(sql: string, params?: readonly SqlValue[]): Row[]
  get<Row>(sql: string, params?: readonly SqlValue[]): Row | undefined
  /** Runs the work in one write transaction; rolls back and rethrows when it throws. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** A transaction over `exec`, for implementations. It takes the write lock first, so that work never has to be repeated. */
export function inTransaction<Result>(exec: (sql: string) => void, work: () => Result): Result {
  exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    exec('COMMIT')
    return result
  } catch (error) {
    exec('ROLLBACK')
    throw error
  }
}

/** Adds a row to a table, its values by the names of their columns. */
export function insertRow(database: Database, table: string, values: Record<string, SqlValue>): void {
  const columns = Object.keys(values)
  database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(values),
  )
}
