import type { FileSource } from '../wire/files.ts'
import type { SeedData } from './Seed.ts'

/** A merchant that a back end can be opened for. */
export interface MerchantData {
  /** Marks a data file as this merchant's. */
  id: string
  /** As its customers call it. */
  name: string
  /** Makes what the back end knows before its first customer. Asked for when a database is empty. */
  seed: () => SeedData
  /** Makes the pictures and documents that the data names, save those that the ledger tells. */
  files: FileSource
}
