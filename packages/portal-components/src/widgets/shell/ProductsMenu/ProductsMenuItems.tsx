import type { CataloguePlace, Category } from '@trade-portal/fluid-sdk'
import { ChevronDown } from 'lucide-react'
import { SubmenuTrigger } from 'react-aria-components/Menu'
import { productsPath } from '../../../places/cataloguePaths'
import { isCurrentPlace } from '../../../places/placeRules'
import { usePortal } from '../../../context/PortalContext'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { currentItem } from '../../../parts/ariaPatches/currentItem'
import { ChevronForward } from '../../../parts/directedIcons.styles'
import { HoverMenu } from '../../../parts/HoverMenu'
import type { MenuBeginning } from '../../../parts/LazyMenu'
import * as S from '../menu.styles'
import { useRead } from '../../../data/useRead'
import { commonWords } from '../../../messages/common'
import { shellWords } from '../../../messages/shell'

export interface MenuProps {
  beginning: MenuBeginning
  currentPath: string
}

export function Menu({ beginning, currentPath }: MenuProps) {
  const { client, say, pace } = usePortal()
  const catalogue = useRead(menuQuery(client))
  const words = say(shellWords)
  const isCurrent = isCurrentPlace(currentPath, productsPath())

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
              <PlaceItem place={{}} name={words.allProducts} currentPath={currentPath} />
              {(catalogue.data ?? []).map((category) => (
                <Entry key={category.id} entry={entryOf(category)} currentPath={currentPath} />
              ))}
              {catalogue.isFetching && !catalogue.data && (
                <S.Item isDisabled>{say(commonWords).loading}</S.Item>
              )}
              {catalogue.error && !catalogue.isFetching && (
                <S.Item onAction={catalogue.retry}>{say(commonWords).tryAgain}</S.Item>
              )}
            </S.Menu>
          </S.Popover>
        </>
      )}
    </HoverMenu>
  )
}

/** An entry of the catalogue with those below it. */
interface MenuEntry {
  name: string
  place: CataloguePlace
  below: MenuEntry[]
}

const entryOf = ({ id: categoryId, name, types }: Category): MenuEntry => ({
  name,
  place: { categoryId },
  below: types.map(({ id: typeId, name, classes }) => ({
    name,
    place: { categoryId, typeId },
    below: classes.map(({ id: classId, name }) => ({
      name,
      place: { categoryId, typeId, classId },
      below: [],
    })),
  })),
})

interface EntryProps {
  entry: MenuEntry
  currentPath: string
}

/** A link, or an item with a submenu of the entries below. */
function Entry({ entry: { name, place, below }, currentPath }: EntryProps) {
  const { allOf } = usePortal().say(shellWords)
  const path = productsPath(place)
  if (below.length === 0) return <PlaceItem place={place} name={name} currentPath={currentPath} />
  return (
    <SubmenuTrigger>
      <S.Item textValue={name} {...currentItem(isCurrentPlace(currentPath, path))}>
        <span>{name}</span>
        <ChevronForward size={16} aria-hidden />
      </S.Item>
      <S.Popover offset={0} crossOffset={-5}>
        <S.Menu aria-label={name}>
          <PlaceItem place={place} name={allOf(name)} currentPath={currentPath} />
          {below.map((entry) => (
            <Entry key={productsPath(entry.place)} entry={entry} currentPath={currentPath} />
          ))}
        </S.Menu>
      </S.Popover>
    </SubmenuTrigger>
  )
}

interface PlaceItemProps {
  place: CataloguePlace
  name: string
  currentPath: string
}

function PlaceItem({ place, name, currentPath }: PlaceItemProps) {
  const { hrefFor } = usePortal()
  const path = productsPath(place)
  return (
    <S.Item href={hrefFor(path)} textValue={name} {...currentItem(currentPath === path)}>
      {name}
    </S.Item>
  )
}
