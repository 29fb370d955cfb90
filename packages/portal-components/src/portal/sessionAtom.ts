import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

export interface SessionAtomOptions<T extends string> {
  /** Under `trade:` in the tab's storage, where signing out clears it. */
  name: string
  initial: T
  /** What it may hold; anything else that is found there is ignored. */
  values: readonly T[]
}

/** Counts the sessions of this page. A choice of an earlier one stands only where signing out has not cleared it. */
export const sessionNumberAtom = atom(0)

/** Makes an atom that is kept as long as the browser's tab, and in memory alone where storage is blocked or full. */
export function sessionAtom<T extends string>({
  name,
  initial,
  values,
}: SessionAtomOptions<T>): WritableAtom<T, [T], void> {
  const key = `trade:${name}`
  const chosen = atom<{ value: T; session: number } | null>(null)
  return atom(
    (get) => {
      const session = get(sessionNumberAtom)
      const choice = get(chosen)
      if (choice?.session === session) return choice.value
      return values.find((value) => value === read(key)) ?? initial
    },
    (get, set, value) => {
      set(chosen, { value, session: get(sessionNumberAtom) })
      write(key, value)
    },
  )
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full: the choice then lasts as long as the page.
  }
}
