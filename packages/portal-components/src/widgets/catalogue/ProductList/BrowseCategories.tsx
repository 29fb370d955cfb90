import type { Category } from '@trade-portal/fluid-sdk'
import type { FoundPlace } from '../../../places/cataloguePlaces'
import { productsPath } from '../../../places/cataloguePaths'
import { Disclosure } from '../../../parts/Disclosure'
import { Link } from '../../../parts/Link'
import { usePortal } from '../../../context/PortalContext'
import * as S from './CataloguePanel.styles'

export interface BrowseCategoriesProps {
  menu: Category[]
  found: FoundPlace
}

/** Lists the categories as disclosures of their types; the current one is open. */
export function BrowseCategories({ menu, found }: BrowseCategoriesProps) {
  const { hrefFor } = usePortal()
  return (
    <S.Accordion>
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
    </S.Accordion>
  )
}
