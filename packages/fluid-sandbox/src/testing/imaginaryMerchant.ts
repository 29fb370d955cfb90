import type { MerchantData } from '../seed/Seed.ts'
import { worldSeed } from './worldSeed.ts'

/** The merchant of docs/wire. It has neither pictures nor documents. */
export const imaginaryMerchant: MerchantData = {
  id: 'imaginary',
  name: 'Imaginary Trade',
  seed: worldSeed,
  files: () => null,
}
