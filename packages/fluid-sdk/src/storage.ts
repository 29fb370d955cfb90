/** Stored texts of one merchant, by name. Never throws: what cannot be stored is kept in memory. */
export interface ScopedStorage {
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
  /** The names that begin with `prefix`. */
  names(prefix: string): string[]
}
