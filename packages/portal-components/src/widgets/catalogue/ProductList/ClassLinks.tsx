import type { ClassFilter } from '../../../places/cataloguePlaces'
import { productsPath } from '../../../places/cataloguePaths'
import { Link } from '../../../parts/Link'
import { usePortal } from '../../../context/PortalContext'
import * as S from './CataloguePanel.styles'
import { catalogueWords } from '../../../messages/catalogue'

/** The classes of a type, and all of it. */
export function ClassLinks({ category, type, current }: ClassFilter) {
  const { say, hrefFor } = usePortal()
  const words = say(catalogueWords)
  const place = { categoryId: category.id, typeId: type.id }
  return (
    <nav aria-label={words.all(type.name)}>
      <S.Title>{words.filterSubcategories}</S.Title>
      <S.Links data-level="top">
        <li>
          <Link tone="quiet" href={hrefFor(productsPath(place))} aria-current={current ? undefined : 'page'}>
            {words.all(type.name)}
          </Link>
        </li>
        {type.classes.map(({ id, name }) => (
          <li key={id}>
            <Link
              tone="quiet"
              href={hrefFor(productsPath({ ...place, classId: id }))}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </S.Links>
    </nav>
  )
}
