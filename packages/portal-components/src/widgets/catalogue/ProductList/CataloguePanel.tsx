import { memo } from 'react'
import type { Category } from '@trade-portal/fluid-sdk'
import { classFilterOf } from '../../../places/cataloguePlaces'
import type { FoundPlace } from '../../../places/cataloguePlaces'
import { SkeletonText } from '../../../parts/SkeletonText'
import { usePortal } from '../../../context/PortalContext'
import { BrowseCategories } from './BrowseCategories'
import * as S from './CataloguePanel.styles'
import { ClassLinks } from './ClassLinks'
import { catalogueWords } from '../../../messages/catalogue'

export interface CataloguePanelProps {
  menu: Category[] | undefined
  isPending: boolean
  found: FoundPlace
}

/** The way to other places, on the left where there is room: `NarrowBrowse` and `ClassSelect` stand in for it. */
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
