import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { inTransaction, type Database, type SqlValue } from './database.ts'

/** A database that can be taken out as the bytes of a SQLite file. */
export interface NodeDatabase extends Database {
  serialize(): Uint8Array
}

/**
 * Opens a database of Node's own SQLite: a file, or `:memory:`.
 *
 * @param bytes what `serialize` gave earlier, for one in memory. Default: an empty database.
 */
export function openNodeDatabase(file: string, bytes?: Uint8Array): NodeDatabase {
  const connection = new DatabaseSync(file)
  if (bytes) connection.deserialize(bytes)
  if (file !== ':memory:') connection.exec('PRAGMA journal_mode = WAL')
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000')
  const statements = new Map<string, StatementSync>()

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  const exec = (sql: string) => connection.exec(sql)
  return {
    exec,
    run: (sql, params = []) => void prepared(sql).run(...params),
    all: <Row>(sql: string, params: readonly SqlValue[] = []) => prepared(sql).all(...params) as Row[],
    get: <Row>(sql: string, params: readonly SqlValue[] = []) =>
      prepared(sql).get(...params) as Row | undefined,
    transaction: (work) => inTransaction(exec, work),
    serialize: () => connection.serialize(),
    close: () => connection.close(),
  }
}
