import { useMemo } from 'react'
import { searchQuery } from '../../../data/catalogue/catalogue'
import { listsQuery } from '../../../data/lists/lists'
import { useEntries } from '../../../data/settings/entries'
import { invoiceRange } from '../../../data/transactions/invoiceRange'
import { invoicesQuery, ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { usePausedTerm } from '../../../data/searchPause'
import { today } from '../../../hooks/today'
import { searchPath } from '../../../routes/cataloguePaths'
import { isSwitchedOff } from '../../../routes/routeRules'
import { usePortalMenus } from '../../../routes/portalMenus'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { listIndex, paletteIndex, transactionIndex } from './paletteEntries'
import type { PaletteEntry, PaletteGroup } from './paletteEntries'
import { productsMessages } from '../../../messages/catalogue'
import { paletteMessages, recentMessagesMessages } from '../../../messages/keyboard'
import { shellMessages } from '../../../messages/shell'

/** The groups of the palette for a search, and their loading state. */
export interface PaletteGroups {
  groups: { group: PaletteGroup; entries: PaletteEntry[] }[]
  isPending: boolean
  isPartial: boolean
}

const MOST_PRODUCTS = 5

export interface PaletteGroupsOptions {
  search: string
  /** Visited entries, the latest first. */
  recents: PaletteEntry[]
}

/**
 * Finds the pages, products, orders, invoices and lists of a search. Use it only in the open palette, because it loads
 * them.
 */
export function usePaletteGroups({ search, recents }: PaletteGroupsOptions): PaletteGroups {
  const { client, routes, settings } = usePortal()
  const words = useMessages(paletteMessages)
  const productsText = useMessages(productsMessages)
  const entries = useEntries('topbuttonbar')
  const isThere = (to: string) =>
    (!routes || routes.includes(`/${to.split(/[/?]/)[1] ?? ''}`)) && !isSwitchedOff(to, { settings, entries })

  const term = usePausedTerm(search)
  const hasProducts = isThere('/search')
  const orders = useRead(ordersQuery(client), { isEnabled: isThere('/orders') })
  const range = useMemo(() => invoiceRange({ from: '', to: '' }, today()), [])
  const invoices = useRead(invoicesQuery(client, range), { isEnabled: isThere('/invoices') })
  const lists = useRead(listsQuery(client), { isEnabled: isThere('/custom-lists') })
  const products = useRead(searchQuery(client, term), { isEnabled: hasProducts && term !== '' })

  const pages = usePages(isThere)
  const orderIndex = useMemo(() => transactionIndex(orders.data ?? [], 'order', words), [orders.data, words])
  const invoiceIndex = useMemo(
    () => transactionIndex(invoices.data ?? [], 'invoice', words),
    [invoices.data, words],
  )
  const lineCount = productsText.count
  const ofLists = useMemo(
    () => listIndex(lists.data ?? [], ({ lines }) => lineCount(lines.length)),
    [lists.data, lineCount],
  )
  if (search === '') {
    const stored = recents.filter(({ to }) => isThere(to))
    const shown = pages.filter(({ to, opens }) => opens || stored.every((recent) => recent.to !== to))
    return {
      groups: some([
        { group: 'recent', entries: stored },
        { group: 'pages', entries: shown },
      ]),
      isPending: false,
      isPartial: false,
    }
  }
  const found = term === search ? (products.data ?? []) : []
  const read = [orders, invoices, lists, products]
  return {
    groups: some([
      {
        group: 'pages',
        entries: paletteIndex(
          pages,
          ({ name }) => name,
          (page) => page,
        ).find(search),
      },
      {
        group: 'products',
        entries: found
          .slice(0, MOST_PRODUCTS)
          .map(({ id, name }) => ({ to: searchPath(search, id), name, note: id })),
      },
      { group: 'orders', entries: orderIndex.find(search) },
      { group: 'invoices', entries: invoiceIndex.find(search) },
      { group: 'lists', entries: ofLists.find(search) },
    ]),
    isPending: (hasProducts && term !== search) || read.some(({ isFetching, data }) => isFetching && !data),
    isPartial: read.some(({ error }) => error !== null),
  }
}

/** Returns the pages of the menus, and those of every portal. */
function usePages(isThere: (to: string) => boolean): PaletteEntry[] {
  const palette = useMessages(paletteMessages)
  const shell = useMessages(shellMessages)
  const recentMessages = useMessages(recentMessagesMessages)
  const { bar, account } = usePortalMenus()
  const own = [
    { to: '/', name: palette.home },
    { to: '/products', name: shell.products },
    { to: '/cart', name: palette.cart },
    { to: '/checkout', name: palette.checkout },
  ].filter(({ to }) => to === '/' || isThere(to))
  const menu = [...bar, ...account].map(({ to, word }) => ({ to, name: shell[word] }))
  const messages = { to: '/', name: recentMessages.title, note: '', opens: 'messages' } as const
  return [...[...own, ...menu].map((page) => ({ ...page, note: '' })), messages]
}

function some(groups: PaletteGroups['groups']): PaletteGroups['groups'] {
  return groups.filter(({ entries }) => entries.length > 0)
}
