import { memo, useEffect, useRef } from 'react'
import type { ClassFilter } from '../../../places/cataloguePlaces'
import { productsPath } from '../../../places/cataloguePaths'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import * as S from './ClassChips.styles'
import { catalogueWords } from '../../../messages/catalogue'

/** Shows the classes of a type in a scrolling row, on containers too narrow for a panel. */
export const ClassChips = memo(function ClassChips({ category, type, current }: ClassFilter) {
  const { hrefFor, say } = usePortal()
  const words = say(catalogueWords)
  const place = { categoryId: category.id, typeId: type.id }
  const chips = [
    { path: productsPath(place), name: words.all(type.name), isCurrent: !current },
    ...type.classes.map(({ id, name }) => ({
      path: productsPath({ ...place, classId: id }),
      name,
      isCurrent: id === current?.id,
    })),
  ]
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const lit = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    // `scrollIntoView` would also scroll the page.
    if (row.current && lit) row.current.scrollLeft = lit.offsetLeft - row.current.offsetLeft - 16
  }, [current?.id])

  return (
    <S.Narrow aria-label={words.filterSubcategories}>
      <S.Row ref={row} data-slides>
        {chips.map(({ path, name, isCurrent }) => (
          <li key={path}>
            <S.Chip href={hrefFor(path)} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </S.Chip>
          </li>
        ))}
      </S.Row>
    </S.Narrow>
  )
})

/** Reserves the height of the classes. */
export function ClassChipsSkeleton() {
  return (
    <S.Narrow as="div" aria-hidden>
      <S.Row as="div">
        {[96, 112, 88].map((width) => (
          <Skeleton key={width} width={width} height="44px" radius="control" />
        ))}
      </S.Row>
    </S.Narrow>
  )
}
