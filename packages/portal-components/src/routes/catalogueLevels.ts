import type { CataloguePath, Category, ProductClass, ProductType } from '@trade-portal/fluid-sdk'
import { segmentOf } from './cataloguePaths'
import { catalogueMessages } from '../messages/catalogue'
import type { MessagesOf } from '../messages/MessagesOf'

/** A place in the catalogue with the menu's data for each of its levels. */
export interface CatalogueLevels {
  category?: Category
  type?: ProductType
  class?: ProductClass
}

/** A step on the path from 'Products' to a place. */
export interface BreadcrumbStep {
  name: string
  cataloguePath: CataloguePath
}

/** Finds a place in the menu, or the first of its names missing there. */
export function findLevels(
  menu: Category[],
  cataloguePath: CataloguePath,
): { found: CatalogueLevels; unknown: null } | { found: null; unknown: string } {
  const { categoryId, typeId, classId } = cataloguePath
  if (!categoryId) return { found: {}, unknown: null }
  const category = named(menu, categoryId)
  if (!category) return { found: null, unknown: categoryId }
  if (!typeId) return { found: { category }, unknown: null }
  const type = named(category.types, typeId)
  if (!type) return { found: null, unknown: typeId }
  if (!classId) return { found: { category, type }, unknown: null }
  const productClass = named(type.classes, classId)
  if (!productClass) return { found: null, unknown: classId }
  return { found: { category, type, class: productClass }, unknown: null }
}

/** Returns a place named by its own ids, for when the menu could not be read. */
export function levelsByName({ categoryId, typeId, classId }: CataloguePath): CatalogueLevels {
  const entry = (id: string) => ({ id, name: id, image: null })
  return {
    ...(categoryId && { category: { ...entry(categoryId), types: [] } }),
    ...(typeId && { type: { ...entry(typeId), classes: [] } }),
    ...(classId && { class: entry(classId) }),
  }
}

/** The classes to choose from at a place. */
export interface ClassFilter {
  category: Category
  type: ProductType
  /** The shown class; none: all of them. */
  current: ProductClass | undefined
}

export function classFilterOf({ category, type, class: current }: CatalogueLevels): ClassFilter | null {
  return category && type && type.classes.length > 0 ? { category, type, current } : null
}

/** Returns the title of a place's page: the class, 'All {type}', the category, or 'Browse Categories'. */
export function titleOf(
  { category, type, class: productClass }: CatalogueLevels,
  messagesOf: MessagesOf,
): string {
  if (productClass) return productClass.name
  if (type) return messagesOf(catalogueMessages).all(type.name)
  return category?.name ?? messagesOf(catalogueMessages).browseCategories
}

/** Returns the steps to a place, beginning at 'Products'. */
export function stepsTo(
  { category, type, class: productClass }: CatalogueLevels,
  messagesOf: MessagesOf,
): BreadcrumbStep[] {
  const steps: BreadcrumbStep[] = [{ name: messagesOf(catalogueMessages).root, cataloguePath: {} }]
  if (!category) return steps
  const categoryId = category.id
  steps.push({ name: category.name, cataloguePath: { categoryId } })
  if (!type) return steps
  const typeId = type.id
  steps.push({ name: type.name, cataloguePath: { categoryId, typeId } })
  if (!productClass) return steps
  return [
    ...steps,
    { name: productClass.name, cataloguePath: { categoryId, typeId, classId: productClass.id } },
  ]
}

/** Compares encoded names, so that a path finds every name it can be made from. */
function named<T extends { id: string }>(entries: T[], id: string): T | undefined {
  const segment = segmentOf(id)
  return entries.find((entry) => segmentOf(entry.id) === segment)
}
