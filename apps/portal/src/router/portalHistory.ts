import { locationIn } from './locationIn'

/** An entry of the browser’s history, as a location of the portal. */
export interface PortalLocation {
  /** As the address spells it, such as `/products/Timber/1%2F2`. */
  path: string
  /** With its question mark, or empty. */
  query: string
  /** Unique per entry, also among entries of one address. */
  key: string
  /** State passed by the previous location. The browser keeps it with the entry across reloads. */
  note: unknown
  /** The entry continues the previous page at its scroll position. */
  isScrollPreserved: boolean
}

export interface GoToOptions {
  /** Replaces the current entry, so that Back skips it. */
  replace?: boolean
  note?: unknown
  preservesScroll?: boolean
}

/** The browser’s history as locations of the portal; one per page. */
export interface PortalHistory {
  current: () => PortalLocation
  /** Calls back at each change, while the last page is still shown. */
  subscribe: (listener: () => void) => () => void
  goTo: (to: string, options?: GoToOptions) => void
  goBack: () => void
  /** Returns the username stored with the current entry, or `null` for a new entry. */
  visitor: () => string | null
  /** Stores this customer’s username with the current entry. */
  claim: (username: string) => void
}

interface EntryState {
  key: string
  note?: unknown
  visitor?: string
}

/** Returns the address of a route such as `/cart`: behind the hash, so that any static host can serve it. */
export const addressOf = (to: string) => `#${to}`

/** Opens the history of this page at its address. */
export function openPortalHistory(): PortalHistory {
  const { history, location } = window
  const listeners = new Set<() => void>()
  let latest = read()

  function read(isScrollPreserved = false): PortalLocation {
    const { key, note } = entryState()
    return { ...locationIn(location.hash), key, note, isScrollPreserved }
  }

  /** Reads the entry. A typed address or a plain link makes an entry without our state. */
  function entryState(): EntryState {
    const state = history.state as Partial<EntryState> | null
    if (state?.key === undefined) history.replaceState({ ...state, key: newKey() }, '')
    return history.state as EntryState
  }

  function change(isScrollPreserved?: boolean) {
    latest = read(isScrollPreserved)
    for (const listener of listeners) listener()
  }

  window.addEventListener('popstate', () => change())

  return {
    current: () => latest,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    goTo(to, { replace = false, note, preservesScroll = false } = {}) {
      const state: EntryState = { key: newKey(), note }
      if (replace) history.replaceState(state, '', addressOf(to))
      else history.pushState(state, '', addressOf(to))
      change(preservesScroll)
    },
    goBack: () => history.back(),
    visitor: () => entryState().visitor ?? null,
    claim: (visitor) => history.replaceState({ ...entryState(), visitor }, ''),
  }
}

function newKey(): string {
  return Math.random().toString(36).slice(2)
}
