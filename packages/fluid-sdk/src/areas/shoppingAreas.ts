import type { FluidContext } from '../calls/context'
import { createCartArea } from './cart'
import { createCatalogueArea } from './catalogue'

/** Makes the areas that each page of a shop asks. */
export function createShoppingAreas(context: FluidContext) {
  return { catalogue: createCatalogueArea(context), cart: createCartArea(context) }
}
