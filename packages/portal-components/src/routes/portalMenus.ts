import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { menus, bottomLinks } from '../context/routes'
import { linkAddress } from './linkAddress'
import { hasEntry, isSwitchedOff } from './routeRules'
import { usePortal } from '../context/PortalContext'
import { priceBookEnabledQuery } from '../data/account/account'
import { useEntries } from '../data/settings/entries'
import { useRead } from '../data/useRead'

/** A route in a menu, with the name of its label in `messages.shell`. */
export type MenuRoute = (typeof menus)[keyof typeof menus][number]

export interface ExternalLinkEntry {
  label: string
  /** `null`: a label without a link. */
  href: string | null
}

/** The routes and links of the menus. */
export interface PortalMenus {
  /** The Products menu and Search. */
  hasProducts: boolean
  /** The links of the top bar. */
  bar: MenuRoute[]
  /** The account menu's own routes. */
  account: MenuRoute[]
  /** The account menu's external links. */
  links: ExternalLinkEntry[]
}

export interface PortalMenusInput {
  /** The enabled entries of the top bar. */
  entries: WidgetEntry[]
  settings: Settings
  /** The merchant makes price books for this customer. */
  isPriceBookEnabled: boolean
  /** The routes that the host has, such as `/orders`. Default: all of them. */
  routes?: readonly string[] | undefined
}

/**
 * Returns the menus: an entry must be enabled, no setting may switch it off, and the host must have the route. Without
 * the entry 'my account' the account menu keeps Sign Out alone.
 */
export function portalMenus(input: PortalMenusInput): PortalMenus {
  const { entries, routes } = input
  const shown = (all: readonly MenuRoute[]): MenuRoute[] =>
    all.filter(({ to }) => !routes || routes.includes(to)).filter(({ to }) => !isSwitchedOff(to, input))
  return {
    hasProducts: !isSwitchedOff('/products', input),
    bar: shown(menus.bar),
    account: hasEntry(entries, 'my account') ? shown(menus.account) : [],
    links: externalLinks(entries),
  }
}

/** Returns the external links among a menu's entries, for the account menu. They need the entry 'my account'. */
function externalLinks(entries: WidgetEntry[]): ExternalLinkEntry[] {
  if (!hasEntry(entries, 'my account')) return []
  return entries
    .filter(({ type, label }) => type === 'link' && label !== '')
    .map(({ label, value }) => ({ label, href: linkAddress(value) }))
}

/** Returns the content of the menus. */
export function usePortalMenus(): PortalMenus {
  const { client, routes, settings } = usePortal()
  const entries = useEntries('topbuttonbar')
  const hasRoute = !routes || routes.includes('/pricebook')
  // Read only if the answer would show something.
  const isAsked = hasRoute && !isSwitchedOff('/pricebook', { settings, entries })
  const priceBook = useRead(priceBookEnabledQuery(client), { isEnabled: isAsked })
  return portalMenus({ entries, settings, isPriceBookEnabled: priceBook.data ?? false, routes })
}

/** A link at the foot of every page, chosen by the merchant. */
export interface BottomLink {
  label: string
  to: string
}

/** Returns the links of the bottom link bar: entries whose type names a route of the host, in the merchant's order. */
export function useBottomLinks(): BottomLink[] {
  const { routes } = usePortal()
  return useEntries('bottomlinkbar').flatMap(({ type, label }) => {
    const to = bottomLinks[type]
    return to && label && (!routes || routes.includes(to)) ? [{ to, label }] : []
  })
}
