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

/** Links to other categories, collapsed below the listing on containers too narrow for a panel. */
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
