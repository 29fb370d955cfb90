import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

export interface SessionAtomOptions<T extends string> {
  /** Under `trade:` in the tab's storage, where signing out clears it. */
  name: string
  initial: T
  /** What it may hold; anything else that is found there is ignored. */
  values: readonly T[]
}

/** Makes an atom that is kept as long as the browser's tab, and in memory alone where storage is blocked or full. */
export function sessionAtom<T extends string>({
  name,
  initial,
  values,
}: SessionAtomOptions<T>): WritableAtom<T, [T], void> {
  const key = `trade:${name}`
  const chosen = atom<T | null>(null)
  return atom(
    (get) => get(chosen) ?? values.find((value) => value === read(key)) ?? initial,
    (_get, set, value) => {
      set(chosen, value)
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
