import type { Category } from '@trade-portal/fluid-sdk'
import type { FoundPlace } from '../../cataloguePlaces'
import { Disclosure } from '../../parts/Disclosure'
import { SkeletonText } from '../../parts/SkeletonText'
import { usePortal } from '../../PortalContext'
import { BrowseCategories } from './BrowseCategories'
import * as S from './CataloguePanel.styles'
import { ClassLinks } from './ClassLinks'
import { ClassSelect } from './ClassSelect'

export interface CataloguePanelProps {
  menu: Category[] | undefined
  isPending: boolean
  found: FoundPlace
}

/** The way to other places: a panel on the left, or a drop-down above the listing where there is no room for one. */
export function CataloguePanel({ menu, isPending, found }: CataloguePanelProps) {
  const { messages } = usePortal()
  const words = messages.catalogue
  if (!menu && !isPending) return null
  if (!menu) {
    return (
      <S.Panel>
        <S.Title>{words.browseCategory}</S.Title>
        <SkeletonText lines={12} />
      </S.Panel>
    )
  }

  const { category, type } = found
  const filter = category && type && type.classes.length > 0 && { category, type, current: found.class }
  return (
    <>
      <S.Panel>
        <nav aria-label={words.browseCategories}>
          <S.Title>{words.browseCategory}</S.Title>
          <BrowseCategories menu={menu} found={found} />
        </nav>
        {filter && <ClassLinks {...filter} />}
      </S.Panel>
      <S.Narrow>
        <Disclosure title={words.browseCategory} level={2}>
          <BrowseCategories menu={menu} found={found} />
        </Disclosure>
        {filter && <ClassSelect {...filter} />}
      </S.Narrow>
    </>
  )
}
