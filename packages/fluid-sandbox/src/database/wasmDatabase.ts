import sqlite3InitModule, {
  type Database as Connection,
  type PreparedStatement,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm'
import { inTransaction, type Database, type SqlValue } from './database.ts'

let library: ReturnType<typeof sqlite3InitModule> | undefined

/** A database in memory, which can be taken out of it as the bytes of a SQLite file. */
export interface WasmDatabase extends Database {
  serialize(): Uint8Array<ArrayBuffer>
}

/**
 * Opens an in-memory database of SQLite's WebAssembly build, the one a page can use.
 *
 * @param bytes what `serialize` gave earlier. Default: an empty database.
 */
export async function openWasmDatabase(bytes?: Uint8Array): Promise<WasmDatabase> {
  // Code alone, fetched and compiled once for all databases of a page: each has its data to itself.
  library ??= sqlite3InitModule()
  const sqlite3 = await library
  const connection = new sqlite3.oo1.DB(':memory:')
  if (bytes) deserialize(sqlite3, connection, bytes)
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
    serialize: () => sqlite3.capi.sqlite3_js_db_export(connection),
    close() {
      for (const statement of statements.values()) statement.finalize()
      connection.close()
    },
  }
}

/** Puts the bytes of a database file into a connection, which frees them when it closes. */
function deserialize({ capi, wasm }: Sqlite3Static, connection: Connection, bytes: Uint8Array): void {
  const position = wasm.allocFromTypedArray(bytes)
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
  connection.checkRc(
    capi.sqlite3_deserialize(connection, 'main', position, bytes.length, bytes.length, flags),
  )
}
