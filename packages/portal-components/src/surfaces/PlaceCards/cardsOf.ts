import type { Category } from '@trade-portal/fluid-sdk'
import type { PlaceStep } from '../../places/cataloguePlaces'
import { productsPath } from '../../places/cataloguePaths'
import { catalogueWords } from '../../messages/catalogue'
import type { Say } from '../../messages/Say'

/** A category or a type as a card. */
export interface Card {
  id: string
  name: string
  image: string | null
  path: string
  /** Number of places within, such as `4 types`; empty when there are none. */
  count: string
  /** Places within it. */
  links: PlaceStep[]
}

/** The cards of every category, or of one category's types. */
export function cardsOf(source: Category[] | Category, say: Say): Card[] {
  const { typeCount, classCount } = say(catalogueWords)
  if (Array.isArray(source)) {
    return source.map(({ id: categoryId, name, image, types }) => ({
      id: categoryId,
      name,
      image,
      path: productsPath({ categoryId }),
      count: types.length > 0 ? typeCount(types.length) : '',
      links: types.map((type) => ({ name: type.name, place: { categoryId, typeId: type.id } })),
    }))
  }
  const categoryId = source.id
  return source.types.map(({ id: typeId, name, image, classes }) => ({
    id: typeId,
    name,
    image,
    path: productsPath({ categoryId, typeId }),
    count: classes.length > 0 ? classCount(classes.length) : '',
    links: classes.map((item) => ({ name: item.name, place: { categoryId, typeId, classId: item.id } })),
  }))
}
