export {
  createSandbox,
  type RecordedCall,
  type Sandbox,
  type SandboxOptions,
} from './sandbox/createSandbox.ts'
export type { SeededOptions } from './sandbox/openSeeded.ts'
export type { Database, SqlValue } from './database/database.ts'
export type { Fault, Faults } from './wire/faults.ts'
export type { FileSource } from './wire/files.ts'
export type { Answer } from './wire/payload.ts'

// A merchant's data is made of these types, and with these functions.
export type * from './seed/Seed.ts'
export type * from './seed/SeedAccount.ts'
export type * from './seed/SeedTransaction.ts'
export { priceTransaction, type Taxation, type UnpricedTransaction } from './seed/SeedTransaction.ts'
export { totalsOf } from './arithmetic/arithmetic.ts'
export { createRandom, type Random } from './arithmetic/createRandom.ts'
export {
  addDays,
  clockFrom,
  dayAt,
  daysBetween,
  earlier,
  momentOf,
  monthEnd,
  monthsBetween,
  workingDay,
  type Day,
} from './arithmetic/days.ts'
export { money, sheetPdf } from './documents/sheetPdf.ts'

// Behind the wire: the ledger and the card provider.
export { accountBalance, balancesOn, openItemsOn } from './tables/ledger.ts'
export type { PaymentStorage } from './payments/ProviderPages.ts'
export { paymentFiles } from './payments/paymentFiles.ts'
export { PROVIDER_FOLDER, WINDRIVER_SCRIPT } from './payments/ProviderPages.ts'
