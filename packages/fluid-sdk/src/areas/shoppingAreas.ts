import type { FluidContext } from '../calls/context'
import { createCartArea } from './cart'
import { createCatalogueArea } from './catalogue'

/** Creates the areas used on every page of a shop. */
export function createShoppingAreas(context: FluidContext) {
  return { catalogue: createCatalogueArea(context), cart: createCartArea(context) }
}
