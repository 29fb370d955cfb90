import type { CataloguePlace, Category } from '@trade-portal/fluid-sdk'
import { ChevronDown } from 'lucide-react'
import { SubmenuTrigger } from 'react-aria-components/Menu'
import { productsPath } from '../../../places/cataloguePaths'
import { isCurrentPlace } from '../../../places/placeRules'
import { usePortal } from '../../../context/PortalContext'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { currentItem } from '../../../parts/currentItem'
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

/** The menu with its button. */
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
                <CategoryItem key={category.id} category={category} currentPath={currentPath} />
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

interface CategoryItemProps {
  category: Category
  currentPath: string
}

/** A category and, beside it, its types with their classes. */
function CategoryItem({ category, currentPath }: CategoryItemProps) {
  const { allOf } = usePortal().say(shellWords)
  const { id: categoryId, name, types } = category
  const place = { categoryId }
  if (types.length === 0) return <PlaceItem place={place} name={name} currentPath={currentPath} />
  return (
    <SubmenuTrigger>
      <ParentItem place={place} name={name} currentPath={currentPath} />
      <S.Popover offset={0} crossOffset={-5}>
        <S.Menu aria-label={name}>
          <PlaceItem place={place} name={allOf(name)} currentPath={currentPath} />
          {types.map((type) => {
            const ofType = { categoryId, typeId: type.id }
            if (type.classes.length === 0) {
              return <PlaceItem key={type.id} place={ofType} name={type.name} currentPath={currentPath} />
            }
            return (
              <SubmenuTrigger key={type.id}>
                <ParentItem place={ofType} name={type.name} currentPath={currentPath} />
                <S.Popover offset={0} crossOffset={-5}>
                  <S.Menu aria-label={type.name}>
                    <PlaceItem place={ofType} name={allOf(type.name)} currentPath={currentPath} />
                    {type.classes.map(({ id: classId, name }) => (
                      <PlaceItem
                        key={classId}
                        place={{ ...ofType, classId }}
                        name={name}
                        currentPath={currentPath}
                      />
                    ))}
                  </S.Menu>
                </S.Popover>
              </SubmenuTrigger>
            )
          })}
        </S.Menu>
      </S.Popover>
    </SubmenuTrigger>
  )
}

interface ItemProps {
  place: CataloguePlace
  name: string
  currentPath: string
}

function PlaceItem({ place, name, currentPath }: ItemProps) {
  const { hrefFor } = usePortal()
  const path = productsPath(place)
  return (
    <S.Item href={hrefFor(path)} textValue={name} {...currentItem(currentPath === path)}>
      {name}
    </S.Item>
  )
}

function ParentItem({ place, name, currentPath }: ItemProps) {
  return (
    <S.Item textValue={name} {...currentItem(isCurrentPlace(currentPath, productsPath(place)))}>
      <span>{name}</span>
      <ChevronForward size={16} aria-hidden />
    </S.Item>
  )
}
