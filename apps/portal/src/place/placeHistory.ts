import { placeIn } from './placeIn'

/** An entry of the browser's history, as a place of the portal. */
export interface Place {
  /** As the address spells it, such as `/products/Timber/1%2F2`. */
  path: string
  /** With its question mark, or empty. */
  query: string
  /** Tells the entry from all others, those of the same address too. */
  key: string
  /** Handed on by the place before. The browser keeps it with the entry, also while the page is loaded again. */
  note: unknown
  /** The page before goes on here, and stays as it is scrolled. */
  isScrollKept: boolean
}

export interface GoToOptions {
  /** Takes the stead of the present entry, to which Back leads no more. */
  replace?: boolean
  note?: unknown
  keepsScroll?: boolean
}

/** The browser's history as places of the portal. There is one for a page. */
export interface PlaceHistory {
  current: () => Place
  /** Tells of each change at once, while the last page still stands. */
  subscribe: (listener: () => void) => () => void
  goTo: (to: string, options?: GoToOptions) => void
  goBack: () => void
  /** Gives the user name that the present entry was marked with, or `null` when it is new. */
  visitor: () => string | null
  /** Marks the present entry as one of this customer's. */
  claim: (username: string) => void
}

interface EntryState {
  key: string
  note?: unknown
  visitor?: string
}

/** The address of a place such as `/cart`: behind the hash, so that any host of files can serve it. */
export const addressOf = (to: string) => `#${to}`

/** Opens the history of this page at the place that its address names. */
export function openPlaceHistory(): PlaceHistory {
  const { history, location } = window
  const listeners = new Set<() => void>()
  let place = read()

  function read(isScrollKept = false): Place {
    const { key, note } = entryState()
    return { ...placeIn(location.hash), key, note, isScrollKept }
  }

  /** Reads the entry. The browser made one that is not ours yet, for an address that was typed or a plain link. */
  function entryState(): EntryState {
    const state = history.state as Partial<EntryState> | null
    if (state?.key === undefined) history.replaceState({ ...state, key: newKey() }, '')
    return history.state as EntryState
  }

  function change(isScrollKept?: boolean) {
    place = read(isScrollKept)
    for (const listener of listeners) listener()
  }

  window.addEventListener('popstate', () => change())

  return {
    current: () => place,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    goTo(to, { replace = false, note, keepsScroll = false } = {}) {
      const state: EntryState = { key: newKey(), note }
      if (replace) history.replaceState(state, '', addressOf(to))
      else history.pushState(state, '', addressOf(to))
      change(keepsScroll)
    },
    goBack: () => history.back(),
    visitor: () => entryState().visitor ?? null,
    claim: (visitor) => history.replaceState({ ...entryState(), visitor }, ''),
  }
}

function newKey(): string {
  return Math.random().toString(36).slice(2)
}
