import { memo } from 'react'
import type { Category } from '@trade-portal/fluid-sdk'
import { classFilterOf } from '../../../places/cataloguePlaces'
import type { ClassFilter, FoundPlace } from '../../../places/cataloguePlaces'
import { SkeletonText } from '../../../parts/SkeletonText'
import { usePortal } from '../../../context/PortalContext'
import { BrowseCategories } from './BrowseCategories'
import * as S from './CataloguePanel.styles'
import { catalogueWords } from '../../../messages/catalogue'
import { productsPath } from '../../../places/cataloguePaths'
import { Link } from '../../../parts/Link'

export interface CataloguePanelProps {
  menu: Category[] | undefined
  isPending: boolean
  found: FoundPlace
}

/**
 * Links to other categories, on the left of wide containers. `NarrowBrowse` and `ClassChips` replace it on narrow ones.
 */
export const CataloguePanel = memo(function CataloguePanel({ menu, isPending, found }: CataloguePanelProps) {
  const { say } = usePortal()
  const words = say(catalogueWords)
  if (!menu && !isPending) return null
  if (!menu) {
    return (
      <S.Panel>
        <S.Title>{words.browseCategory}</S.Title>
        <SkeletonText lines={12} />
      </S.Panel>
    )
  }

  const filter = classFilterOf(found)
  return (
    <S.Panel>
      <nav aria-label={words.browseCategories}>
        <S.Title>{words.browseCategory}</S.Title>
        <BrowseCategories menu={menu} found={found} />
      </nav>
      {filter && <ClassLinks {...filter} />}
    </S.Panel>
  )
})

/** Links to the classes of a type, and to all of it. */
function ClassLinks({ category, type, current }: ClassFilter) {
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
