import type { CataloguePath, Category } from '@trade-portal/fluid-sdk'

/** A category, type or class of the catalogue, with those below it. */
export interface CatalogueEntry {
  id: string
  name: string
  image: string | null
  cataloguePath: CataloguePath
  below: CatalogueEntry[]
}

/** Returns a category with its types and classes as entries. */
export const catalogueEntry = ({ id: categoryId, types, ...category }: Category): CatalogueEntry => ({
  ...category,
  id: categoryId,
  cataloguePath: { categoryId },
  below: types.map(({ id: typeId, classes, ...type }) => ({
    ...type,
    id: typeId,
    cataloguePath: { categoryId, typeId },
    below: classes.map(({ id: classId, name }) => ({
      id: classId,
      name,
      image: null,
      cataloguePath: { categoryId, typeId, classId },
      below: [],
    })),
  })),
})
