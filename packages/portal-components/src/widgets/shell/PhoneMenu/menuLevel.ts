import type { Category } from '@trade-portal/fluid-sdk'
import { productsPath } from '../../../routes/cataloguePaths'
import { isCurrentRoute } from '../../../routes/routeRules'
import type { BottomLink, MenuRoute, PortalMenus } from '../../../routes/portalMenus'
import { shellMessages } from '../../../messages/shell'
import { homeMessages } from '../../../messages/home'
import type { MessagesOf } from '../../../messages/MessagesOf'
import { catalogueEntry } from '../../../surfaces/CatalogueEntry/catalogueEntry'
import type { CatalogueEntry } from '../../../surfaces/CatalogueEntry/catalogueEntry'

/**
 * A row with a link or, without `to`, one that opens the next level. The first row of a group has a line before it. A
 * current row is the current page or one of its ancestors.
 */
export type MenuRow = { id: string; name: string; to?: string; startsGroup?: boolean; isCurrent?: boolean }

export interface MenuLevelInput {
  /** Ids of the pressed rows; empty on the first level. */
  path: string[]
  menu: Category[]
  menus: PortalMenus
  bottomLinks: BottomLink[]
  hasCart: boolean
  currentPath: string
  messagesOf: MessagesOf
}

const PRODUCTS = 'products'

export interface MenuLevel {
  title: string
  rows: MenuRow[]
  /** The rows are categories, which are loaded when the menu opens. */
  isOfCatalogue?: boolean
}

/** Returns the title and rows of a level of the menu. */
export function menuLevel(input: MenuLevelInput): MenuLevel {
  return input.path[0] === PRODUCTS ? catalogueLevel(input) : topLevel(input)
}

function topLevel({ menus, bottomLinks, hasCart, currentPath, messagesOf }: MenuLevelInput): MenuLevel {
  const words = messagesOf(shellMessages)
  const route = (to: string, name: string, id = to): MenuRow => ({
    id,
    name,
    to,
    isCurrent: isCurrentRoute(currentPath, to),
  })
  const placed = ({ to, word }: MenuRoute) => route(to, words[word])
  const group = (rows: MenuRow[]) => rows.map((row, index) => ({ ...row, startsGroup: index === 0 }))
  const isOfCatalogue = isCurrentRoute(currentPath, productsPath())
  return {
    title: words.menu,
    rows: [
      route('/', messagesOf(homeMessages).title, 'home'),
      ...(menus.hasProducts ? [{ id: PRODUCTS, name: words.products, isCurrent: isOfCatalogue }] : []),
      ...menus.bar.map(placed),
      ...(hasCart ? [route('/cart', words.cart, 'cart')] : []),
      ...group(menus.account.map(placed)),
      ...group(bottomLinks.map(({ label, to }, index) => route(to, label, `bottom ${index}`))),
    ],
  }
}

function catalogueLevel({ path: [, ...ids], menu, currentPath, messagesOf }: MenuLevelInput): MenuLevel {
  const words = messagesOf(shellMessages)
  /** Opens the entries below, if there are any, or links to the entry. */
  const row = ({ id, name, cataloguePath, below }: CatalogueEntry): MenuRow => {
    const to = productsPath(cataloguePath)
    return below.length > 0
      ? { id, name, isCurrent: isCurrentRoute(currentPath, to) }
      : { id, name, to, isCurrent: currentPath === to }
  }
  const top = { name: words.products, cataloguePath: {}, below: menu.map(catalogueEntry) }
  const pressed = ids.reduce<Pick<CatalogueEntry, 'name' | 'cataloguePath' | 'below'>>(
    (entry, id) => entry.below.find((below) => below.id === id) ?? entry,
    top,
  )
  const { name, cataloguePath, below } = pressed
  const isOfCatalogue = pressed === top
  const all = isOfCatalogue ? words.allProducts : words.allOf(name)
  return {
    title: name,
    isOfCatalogue,
    rows: [row({ id: 'all', name: all, image: null, cataloguePath, below: [] }), ...below.map(row)],
  }
}
