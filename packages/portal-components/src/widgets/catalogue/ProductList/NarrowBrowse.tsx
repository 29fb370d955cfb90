import { memo } from 'react'
import type { Category } from '@trade-portal/fluid-sdk'
import type { FoundPlace } from '../../../places/cataloguePlaces'
import { Disclosure } from '../../../parts/Disclosure'
import { usePortal } from '../../../context/PortalContext'
import { BrowseCategories } from './BrowseCategories'
import * as S from './CataloguePanel.styles'
import { catalogueWords } from '../../../messages/catalogue'

export interface NarrowBrowseProps {
  menu: Category[]
  found: FoundPlace
}

/** The way to other categories, folded up under the listing, where there is no room for a panel beside it. */
export const NarrowBrowse = memo(function NarrowBrowse({ menu, found }: NarrowBrowseProps) {
  const { say } = usePortal()
  return (
    <S.Narrow>
      <Disclosure title={say(catalogueWords).browseCategory} level={2}>
        <BrowseCategories menu={menu} found={found} />
      </Disclosure>
    </S.Narrow>
  )
})
