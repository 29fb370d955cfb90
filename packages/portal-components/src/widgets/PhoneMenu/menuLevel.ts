import type { Category } from '@trade-portal/fluid-sdk'
import { productsPath } from '../../places/cataloguePaths'
import type { Messages } from '../../words/Messages'
import type { BottomLink } from '../../places/useBottomLinks'
import type { MenuPlace, PortalMenus } from '../../places/portalMenus'

/** A row that leads somewhere, or, without `to`, one that opens the next level. The first of a group has a line before it. */
export type MenuRow = { id: string; name: string; to?: string; startsGroup?: boolean }

export interface MenuLevelInput {
  /** Ids that were pressed on the way here; empty on the first level. */
  path: string[]
  menu: Category[]
  menus: PortalMenus
  bottomLinks: BottomLink[]
  hasCart: boolean
  messages: Messages
}

const PRODUCTS = 'products'

/** The title and rows of one level of the phone's menu. */
export function menuLevel({ path, menu, menus, bottomLinks, hasCart, messages }: MenuLevelInput): {
  title: string
  rows: MenuRow[]
  /** The rows are categories, which are read when the menu is opened. */
  isOfCatalogue?: boolean
} {
  const words = messages.shell
  const [top, categoryId, typeId] = path
  if (top !== PRODUCTS) {
    const placed = ({ to, word }: MenuPlace) => ({ id: to, name: words[word], to })
    const group = (rows: MenuRow[]) => rows.map((row, index) => ({ ...row, startsGroup: index === 0 }))
    return {
      title: words.menu,
      rows: [
        { id: 'home', name: messages.home.title, to: '/' },
        ...(menus.hasProducts ? [{ id: PRODUCTS, name: words.products }] : []),
        ...menus.bar.map(placed),
        ...(hasCart ? [{ id: 'cart', name: words.cart, to: '/cart' }] : []),
        ...group(menus.account.map(placed)),
        ...group(bottomLinks.map(({ label, to }) => ({ id: to, name: label, to }))),
      ],
    }
  }
  const category = menu.find(({ id }) => id === categoryId)
  if (!category) {
    return {
      title: words.products,
      isOfCatalogue: true,
      rows: [
        { id: 'all', name: words.allProducts, to: productsPath() },
        ...menu.map(({ id, name, types }) =>
          types.length > 0 ? { id, name } : { id, name, to: productsPath({ categoryId: id }) },
        ),
      ],
    }
  }
  const type = category.types.find(({ id }) => id === typeId)
  if (!type) {
    return {
      title: category.name,
      rows: [
        { id: 'all', name: words.allOf(category.name), to: productsPath({ categoryId: category.id }) },
        ...category.types.map(({ id, name, classes }) =>
          classes.length > 0
            ? { id, name }
            : { id, name, to: productsPath({ categoryId: category.id, typeId: id }) },
        ),
      ],
    }
  }
  const place = { categoryId: category.id, typeId: type.id }
  return {
    title: type.name,
    rows: [
      { id: 'all', name: words.allOf(type.name), to: productsPath(place) },
      ...type.classes.map(({ id, name }) => ({ id, name, to: productsPath({ ...place, classId: id }) })),
    ],
  }
}
