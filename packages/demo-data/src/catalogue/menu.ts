import type { SeedMenuEntry, SeedProduct } from '@trade-portal/fluid-sandbox'
import type { CategoryRecipe, TypeRecipe } from './recipes.ts'

/** Lists the menu rows of the places that have products, in the order the merchant keyed them. */
export function makeMenu(
  recipes: readonly CategoryRecipe[],
  products: readonly SeedProduct[],
): SeedMenuEntry[] {
  const filled = new Set(products.map(({ category, type, class: group }) => key(category, type, group)))
  return recipes.flatMap((category) => {
    const types = category.types
      .map((type) => ({
        type,
        rows: classRows(category, type).filter((row) => filled.has(key(row.category, row.type, row.class))),
      }))
      .filter(({ rows }) => rows.length > 0)
    if (types.length === 0) return []
    const early = types.filter(({ type }) => type.isRowEarly).map(({ type }) => typeRow(category, type))
    const rest = types.flatMap(({ type, rows }) =>
      type.hasNoRow || type.isRowEarly ? rows : [typeRow(category, type), ...rows],
    )
    return [...early, categoryRow(category), ...rest]
  })
}

function key(...ids: string[]): string {
  return JSON.stringify(ids)
}

function categoryRow({ id, name }: CategoryRecipe): SeedMenuEntry {
  return { category: id, type: '', class: '', name, files: [`pictures/category-${slug(id)}.svg`] }
}

function typeRow(category: CategoryRecipe, { id, name }: TypeRecipe): SeedMenuEntry {
  const type = id ?? name
  const file = `pictures/category-${slug(category.id)}-${slug(type)}.svg`
  return { category: category.id, type, class: '', name, files: [file] }
}

function classRows(category: CategoryRecipe, { id, name, classes }: TypeRecipe): SeedMenuEntry[] {
  return classes.map((group) => ({
    category: category.id,
    type: id ?? name,
    class: group.id ?? group.name,
    name: group.name,
    files: [],
  }))
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
