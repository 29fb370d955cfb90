import type { MadeProduct } from './products.ts'
import type { CategoryRecipe } from './recipes.ts'

const PAGE_AND_A_BIT = 26

/**
 * Chooses about 60 products for tests: every named one, enough of one type to turn a page, and the first ones of two
 * types in each category.
 */
export function chooseSmall(
  made: readonly MadeProduct[],
  recipes: readonly CategoryRecipe[],
  named: ReadonlySet<string>,
  pagedId: string,
): MadeProduct[] {
  const chosen = new Set(named)
  const paged = made.find(({ product }) => product.id === pagedId)?.product
  made
    .filter(({ product }) => product.category === paged?.category && product.type === paged.type)
    .slice(0, PAGE_AND_A_BIT)
    .forEach(({ product }) => chosen.add(product.id))
  for (const category of recipes) {
    const types = category.types.filter((type, index) => index < 2 || type.isInEverySeed)
    for (const type of types) {
      for (const group of type.classes.slice(0, 1)) {
        for (const variant of group.variants.slice(0, 2)) chosen.add(`${group.prefix}${variant.code}`)
      }
    }
  }
  return made.filter(({ product }) => chosen.has(product.id))
}
