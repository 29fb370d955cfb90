import type { Category } from '@trade-portal/fluid-sdk'
import { memo, useEffect, useRef } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { catalogueMessages } from '../../../messages/catalogue'
import { Disclosure } from '../../../parts/Disclosure'
import { Text } from '../../../parts/layout/Layout'
import { Link } from '../../../parts/Link'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import { productsPath } from '../../../routes/cataloguePaths'
import { classFilterOf } from '../../../routes/catalogueLevels'
import type { ClassFilter, CatalogueLevels } from '../../../routes/catalogueLevels'
import * as S from './CataloguePanel.styles'

export interface CataloguePanelProps {
  menu: Category[] | undefined
  isPending: boolean
  found: CatalogueLevels
}

/**
 * Links to other categories, on the left of wide containers. `NarrowBrowse` and `ClassChips` replace it on narrow ones.
 */
export const CataloguePanel = memo(function CataloguePanel({ menu, isPending, found }: CataloguePanelProps) {
  const words = useMessages(catalogueMessages)
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

function ClassLinks(filter: ClassFilter) {
  const words = usePortal().messagesOf(catalogueMessages)
  const links = useClassLinks(filter)
  return (
    <nav aria-label={words.all(filter.type.name)}>
      <S.Title>{words.filterSubcategories}</S.Title>
      <S.Links data-level="top">
        {links.map(({ key, name, ...link }) => (
          <li key={key}>
            <Link tone="quiet" {...link}>
              {name}
            </Link>
          </li>
        ))}
      </S.Links>
    </nav>
  )
}

/** Returns a link to all of a type, and one to each of its classes. Use it where a listing is narrowed to a class. */
function useClassLinks({ category, type, current }: ClassFilter) {
  const { hrefFor } = usePortal()
  const catalogue = useMessages(catalogueMessages)
  const cataloguePath = { categoryId: category.id, typeId: type.id }
  const classes = [{ id: undefined, name: catalogue.all(type.name) }, ...type.classes]
  return classes.map(({ id, name }) => ({
    key: id ?? '',
    name,
    href: hrefFor(productsPath({ ...cataloguePath, classId: id })),
    'aria-current': id === current?.id ? ('page' as const) : undefined,
  }))
}

interface BrowseProps {
  menu: Category[]
  found: CatalogueLevels
}

/** Links to other categories, collapsed below the listing on containers too narrow for a panel. */
export const NarrowBrowse = memo(function NarrowBrowse({ menu, found }: BrowseProps) {
  const catalogue = useMessages(catalogueMessages)
  return (
    <S.Narrow>
      <Disclosure title={catalogue.browseCategory} level={2}>
        <BrowseCategories menu={menu} found={found} />
      </Disclosure>
    </S.Narrow>
  )
})

/** Lists the categories as disclosures of their types; the current one is open. */
function BrowseCategories({ menu, found }: BrowseProps) {
  const { hrefFor } = usePortal()
  return (
    <Text as="div" size={14}>
      {menu.map((category) => {
        const categoryId = category.id
        const isCurrent = categoryId === found.category?.id
        return (
          <S.Category key={categoryId} data-current={isCurrent || undefined}>
            <Disclosure title={category.name} level={3} defaultExpanded={isCurrent}>
              <S.Links>
                {category.types.map((type) => (
                  <li key={type.id}>
                    <Link
                      tone="quiet"
                      href={hrefFor(productsPath({ categoryId, typeId: type.id }))}
                      aria-current={isCurrent && type.id === found.type?.id ? 'true' : undefined}
                    >
                      {type.name}
                    </Link>
                  </li>
                ))}
              </S.Links>
            </Disclosure>
          </S.Category>
        )
      })}
    </Text>
  )
}

/** Shows the classes of a type in a scrolling row, on containers too narrow for a panel. */
export const ClassChips = memo(function ClassChips(filter: ClassFilter) {
  const words = usePortal().messagesOf(catalogueMessages)
  const links = useClassLinks(filter)
  const currentId = filter.current?.id
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    // `scrollIntoView` would also scroll the page.
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - 16
  }, [currentId])

  return (
    <S.Chips aria-label={words.filterSubcategories}>
      <S.ChipRow ref={row} data-slides>
        {links.map(({ key, name, ...link }) => (
          <li key={key}>
            <S.Chip {...link}>{name}</S.Chip>
          </li>
        ))}
      </S.ChipRow>
    </S.Chips>
  )
})

export function ClassChipsSkeleton() {
  return (
    <S.Chips as="div" aria-hidden>
      <S.ChipRow as="div">
        {[96, 112, 88].map((width) => (
          <Skeleton key={width} width={width} height="44px" radius="control" />
        ))}
      </S.ChipRow>
    </S.Chips>
  )
}
