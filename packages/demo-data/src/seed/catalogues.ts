import { cascadeCatalogue } from '../cascade/catalogue.ts'
import type { CatalogueSource } from './CatalogueSource.ts'
import { ironbarkCatalogue } from '../ironbark/catalogue.ts'
import type { Merchant } from './merchants.ts'

export const catalogues: Record<Merchant, CatalogueSource> = {
  ironbark: ironbarkCatalogue,
  cascade: cascadeCatalogue,
}
