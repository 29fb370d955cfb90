import sqlite3InitModule, { type PreparedStatement } from '@sqlite.org/sqlite-wasm'
import { inTransaction, type Database, type SqlValue } from './database.ts'

let library: ReturnType<typeof sqlite3InitModule> | undefined

/** Opens an in-memory database of SQLite's WebAssembly build, the one a page can use. */
export async function openWasmDatabase(): Promise<Database> {
  // Code alone, fetched and compiled once for all databases of a page: each has its data to itself.
  library ??= sqlite3InitModule()
  const sqlite3 = await library
  const connection = new sqlite3.oo1.DB(':memory:')
  connection.exec('PRAGMA foreign_keys = ON')
  const statements = new Map<string, PreparedStatement>()

  function prepared(sql: string): PreparedStatement {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  function rows<Row>(sql: string, params: readonly SqlValue[], limit: number): Row[] {
    const statement = prepared(sql)
    try {
      if (params.length > 0) statement.bind([...params])
      const found: Row[] = []
      while (found.length < limit && statement.step()) found.push(statement.get({}) as Row)
      return found
    } finally {
      statement.reset(true)
    }
  }

  const exec = (sql: string) => void connection.exec(sql)
  return {
    exec,
    run: (sql, params = []) => void rows(sql, params, Infinity),
    all: <Row>(sql: string, params: readonly SqlValue[] = []) => rows<Row>(sql, params, Infinity),
    get: <Row>(sql: string, params: readonly SqlValue[] = []) => rows<Row>(sql, params, 1)[0],
    transaction: (work) => inTransaction(exec, work),
    close() {
      for (const statement of statements.values()) statement.finalize()
      connection.close()
    },
  }
}
