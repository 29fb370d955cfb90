import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { externalLinks, hasEntry } from './externalLinks'
import type { ExternalLinkEntry } from './externalLinks'

/** A place that a menu leads to, with the name of its word in `messages.shell`. */
export interface MenuPlace {
  to: string
  word:
    | 'orders'
    | 'invoices'
    | 'statements'
    | 'customLists'
    | 'accountAdmin'
    | 'downloads'
    | 'priceBook'
    | 'payAccount'
}

/** What the menus show. */
export interface PortalMenus {
  /** The Products menu and Search. */
  hasProducts: boolean
  /** The links of the top bar. */
  bar: MenuPlace[]
  /** The account menu's own places. */
  account: MenuPlace[]
  /** The account menu's links out of the portal. */
  links: ExternalLinkEntry[]
}

export interface PortalMenusInput {
  /** The enabled entries of the top bar. */
  entries: WidgetEntry[]
  settings: Settings
  /** The merchant makes price books for this customer. */
  isPriceBookEnabled: boolean
  /** The places that the host has, such as `/orders`. Default: all of them. */
  places?: readonly string[] | undefined
}

interface Rule extends MenuPlace {
  /** The entry of the top bar that has to be enabled. */
  label: string
  isAllowed?: (input: PortalMenusInput) => boolean
}

const bar: Rule[] = [
  { to: '/orders', word: 'orders', label: 'quotes/orders' },
  { to: '/invoices', word: 'invoices', label: 'invoices' },
  { to: '/statements', word: 'statements', label: 'statements' },
  { to: '/custom-lists', word: 'customLists', label: 'custom lists' },
]

const account: Rule[] = [
  {
    to: '/admin',
    word: 'accountAdmin',
    label: 'administration',
    isAllowed: ({ settings }) => settings.hasAccountAdmin,
  },
  { to: '/downloads', word: 'downloads', label: 'downloads' },
  {
    to: '/pricebook',
    word: 'priceBook',
    label: 'price book',
    isAllowed: ({ settings, isPriceBookEnabled }) => settings.hasPriceBook && isPriceBookEnabled,
  },
  {
    to: '/pay-account',
    word: 'payAccount',
    label: 'pay account',
    isAllowed: ({ settings }) => settings.hasPayAccount && settings.paymentProvider !== null,
  },
]

/**
 * Decides what the menus show: an entry has to be enabled, no setting may switch it off, and the host has to have the
 * place. Without the entry 'my account' the account menu keeps Sign Out alone.
 */
export function portalMenus(input: PortalMenusInput): PortalMenus {
  const { entries, settings, places } = input
  const shown = (rules: Rule[]): MenuPlace[] =>
    rules
      .filter(({ to }) => !places || places.includes(to))
      .filter(({ label }) => hasEntry(entries, label))
      .filter(({ isAllowed }) => isAllowed?.(input) ?? true)
      .map(({ to, word }) => ({ to, word }))
  return {
    hasProducts: settings.hasProducts && hasEntry(entries, 'products'),
    bar: shown(bar),
    account: hasEntry(entries, 'my account') ? shown(account) : [],
    links: externalLinks(entries),
  }
}
