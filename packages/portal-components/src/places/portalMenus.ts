import type { Settings, WidgetEntry } from '@trade-portal/fluid-sdk'
import { menus } from '../context/routes'
import { externalLinks, hasEntry } from './externalLinks'
import type { ExternalLinkEntry } from './externalLinks'
import { isSwitchedOff } from './placeRules'

/** A place that a menu leads to, with the name of its word in `messages.shell`. */
export type MenuPlace = (typeof menus)[keyof typeof menus][number]

/** The places and links of the menus. */
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

/**
 * Decides what the menus show: an entry has to be enabled, no setting may switch it off, and the host has to have the
 * place. Without the entry 'my account' the account menu keeps Sign Out alone.
 */
export function portalMenus(input: PortalMenusInput): PortalMenus {
  const { entries, places } = input
  const shown = (all: readonly MenuPlace[]): MenuPlace[] =>
    all.filter(({ to }) => !places || places.includes(to)).filter(({ to }) => !isSwitchedOff(to, input))
  return {
    hasProducts: !isSwitchedOff('/products', input),
    bar: shown(menus.bar),
    account: hasEntry(entries, 'my account') ? shown(menus.account) : [],
    links: externalLinks(entries),
  }
}
