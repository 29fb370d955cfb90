import type { Category } from '@trade-portal/fluid-sdk'
import { ChevronDown } from 'lucide-react'
import { SubmenuTrigger } from 'react-aria-components/Menu'
import { productsPath } from '../../places/cataloguePaths'
import { usePortal } from '../../portal/PortalContext'
import { menuQuery } from '../../data/catalogue/catalogue'
import { ChevronForward } from '../../parts/directedIcons.styles'
import { HoverMenu } from '../../parts/HoverMenu'
import * as S from '../menu.styles'
import { useRead } from '../../data/useRead'

export interface ProductsMenuProps {
  /** The page shown is a page of the catalogue. */
  isCurrent?: boolean
}

/** The catalogue's three levels as menus: categories, their types, and those types' classes. */
export function ProductsMenu({ isCurrent = false }: ProductsMenuProps) {
  const { client, hrefFor, messages, pace } = usePortal()
  const catalogue = useRead(menuQuery(client))
  const words = messages.shell

  return (
    <HoverMenu pace={pace}>
      {({ popover, menu }) => (
        <>
          <S.Trigger data-current={isCurrent || undefined}>
            {words.products}
            <ChevronDown size={16} aria-hidden />
          </S.Trigger>
          <S.Popover {...popover} placement="bottom start" offset={8}>
            <S.Menu aria-label={words.products} {...menu}>
              <S.Item href={hrefFor(productsPath())} textValue={words.allProducts}>
                {words.allProducts}
              </S.Item>
              {(catalogue.data ?? []).map((category) => (
                <CategoryItem key={category.id} category={category} />
              ))}
              {catalogue.isFetching && !catalogue.data && (
                <S.Item isDisabled>{messages.common.loading}</S.Item>
              )}
              {catalogue.error && !catalogue.isFetching && (
                <S.Item onAction={catalogue.retry}>{messages.common.tryAgain}</S.Item>
              )}
            </S.Menu>
          </S.Popover>
        </>
      )}
    </HoverMenu>
  )
}

/** A category and, beside it, its types with their classes. */
function CategoryItem({ category }: { category: Category }) {
  const { hrefFor, messages } = usePortal()
  const categoryId = category.id
  if (category.types.length === 0) {
    return <S.Item href={hrefFor(productsPath({ categoryId }))}>{category.name}</S.Item>
  }
  return (
    <SubmenuTrigger>
      <ParentItem name={category.name} />
      <S.Popover offset={0} crossOffset={-5}>
        <S.Menu aria-label={category.name}>
          <S.Item href={hrefFor(productsPath({ categoryId }))}>{messages.shell.allOf(category.name)}</S.Item>
          {category.types.map((type) => {
            const typeId = type.id
            const all = hrefFor(productsPath({ categoryId, typeId }))
            if (type.classes.length === 0) {
              return (
                <S.Item key={typeId} href={all}>
                  {type.name}
                </S.Item>
              )
            }
            return (
              <SubmenuTrigger key={typeId}>
                <ParentItem name={type.name} />
                <S.Popover offset={0} crossOffset={-5}>
                  <S.Menu aria-label={type.name}>
                    <S.Item href={all}>{messages.shell.allOf(type.name)}</S.Item>
                    {type.classes.map(({ id, name }) => (
                      <S.Item key={id} href={hrefFor(productsPath({ categoryId, typeId, classId: id }))}>
                        {name}
                      </S.Item>
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

function ParentItem({ name }: { name: string }) {
  return (
    <S.Item textValue={name}>
      <span>{name}</span>
      <ChevronForward size={16} aria-hidden />
    </S.Item>
  )
}
