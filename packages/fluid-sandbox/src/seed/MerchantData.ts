import type { FileSource } from '../wire/files.ts'
import type { SeedData } from './Seed.ts'

/** A merchant that a back end can be opened for. */
export interface MerchantData {
  /** Marks a data file as this merchant's. */
  id: string
  /** As its customers call it. */
  name: string
  /** Makes the initial data of the back end. Called when a database is empty. */
  seed: () => SeedData
  /** Makes the pictures and documents named in the data, except those of the ledger. */
  files: FileSource
}
