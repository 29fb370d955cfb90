import type { CataloguePath } from '@trade-portal/fluid-sdk'
import { ChevronDown } from 'lucide-react'
import { SubmenuTrigger } from 'react-aria-components/Menu'
import { productsPath } from '../../../routes/cataloguePaths'
import { isCurrentRoute } from '../../../routes/routeRules'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { currentItem } from '../../../parts/ariaPatches/currentItem'
import { ChevronForward } from '../../../parts/directedIcons.styles'
import { HoverMenu } from '../../../parts/HoverMenu'
import type { MenuBeginning } from '../../../parts/LazyMenu'
import { catalogueEntry } from '../../../surfaces/CatalogueEntry/catalogueEntry'
import type { CatalogueEntry } from '../../../surfaces/CatalogueEntry/catalogueEntry'
import * as S from '../menu.styles'
import { useRead } from '../../../data/useRead'
import { commonMessages } from '../../../messages/common'
import { shellMessages } from '../../../messages/shell'

export interface MenuProps {
  beginning: MenuBeginning
  currentPath: string
}

export function Menu({ beginning, currentPath }: MenuProps) {
  const { client, pace } = usePortal()
  const words = useMessages(shellMessages)
  const common = useMessages(commonMessages)
  const catalogue = useRead(menuQuery(client))
  const isCurrent = isCurrentRoute(currentPath, productsPath())

  return (
    <HoverMenu pace={pace} beginning={beginning}>
      {({ popover, menu }) => (
        <>
          <S.Trigger aria-current={isCurrent || undefined} data-current={isCurrent || undefined}>
            {words.products}
            <ChevronDown size={16} aria-hidden />
          </S.Trigger>
          <S.Popover {...popover} placement="bottom start" offset={8}>
            <S.Menu aria-label={words.products} {...menu}>
              <CatalogueItem cataloguePath={{}} name={words.allProducts} currentPath={currentPath} />
              {(catalogue.data ?? []).map((category) => (
                <Entry key={category.id} entry={catalogueEntry(category)} currentPath={currentPath} />
              ))}
              {catalogue.isFetching && !catalogue.data && <S.Item isDisabled>{common.loading}</S.Item>}
              {catalogue.error && !catalogue.isFetching && (
                <S.Item onAction={catalogue.retry}>{common.tryAgain}</S.Item>
              )}
            </S.Menu>
          </S.Popover>
        </>
      )}
    </HoverMenu>
  )
}

interface EntryProps {
  entry: CatalogueEntry
  currentPath: string
}

/** A link, or an item with a submenu of the entries below. */
function Entry({ entry: { name, cataloguePath, below }, currentPath }: EntryProps) {
  const { allOf } = usePortal().messagesOf(shellMessages)
  const path = productsPath(cataloguePath)
  if (below.length === 0)
    return <CatalogueItem cataloguePath={cataloguePath} name={name} currentPath={currentPath} />
  return (
    <SubmenuTrigger>
      <S.Item textValue={name} {...currentItem(isCurrentRoute(currentPath, path))}>
        <span>{name}</span>
        <ChevronForward size={16} aria-hidden />
      </S.Item>
      <S.Popover offset={0} crossOffset={-5}>
        <S.Menu aria-label={name}>
          <CatalogueItem cataloguePath={cataloguePath} name={allOf(name)} currentPath={currentPath} />
          {below.map((entry) => (
            <Entry key={productsPath(entry.cataloguePath)} entry={entry} currentPath={currentPath} />
          ))}
        </S.Menu>
      </S.Popover>
    </SubmenuTrigger>
  )
}

interface PlaceItemProps {
  cataloguePath: CataloguePath
  name: string
  currentPath: string
}

function CatalogueItem({ cataloguePath, name, currentPath }: PlaceItemProps) {
  const { hrefFor } = usePortal()
  const path = productsPath(cataloguePath)
  return (
    <S.Item href={hrefFor(path)} textValue={name} {...currentItem(currentPath === path)}>
      {name}
    </S.Item>
  )
}
