export type { SeedSize } from './seed/DemoData.ts'
export { HUGE_CART_ID } from './seed/hugeCart.ts'
export { known, type KnownProducts } from './seed/known.ts'
export { merchantNames, type Merchant } from './seed/merchants.ts'
