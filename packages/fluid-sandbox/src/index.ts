export {
  createSandbox,
  type RecordedCall,
  type Sandbox,
  type SandboxOptions,
} from './sandbox/createSandbox.ts'
export type { Database, SqlValue } from './database/database.ts'
export type { Fault, Faults } from './wire/faults.ts'
export type { Merchant } from './seed/merchants.ts'
export type { PaymentStorage } from './payments/filePages.ts'
export { paymentFiles } from './payments/paymentFiles.ts'
export { HUGE_CART_ID } from './seed/hugeCart.ts'
export { known, type KnownProducts } from './seed/known.ts'
export type { SeedSize } from './seed/DemoData.ts'
export type { SeedData } from './seed/Seed.ts'
