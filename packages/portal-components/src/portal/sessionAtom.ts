import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

export interface SessionAtomOptions<T extends string> {
  /** Name under `trade:` in the tab's storage, which signing out clears. */
  name: string
  initial: T
  /** Valid values; any other found in the storage is ignored. */
  values: readonly T[]
}

/** An atom that the tab remembers, and what it holds where nothing is remembered. */
export type SessionAtom<T extends string> = WritableAtom<T, [T], void> & { readonly initial: T }

/**
 * Counts the sessions of this page. A choice from an earlier session stands only if signing out has not cleared it.
 */
export const sessionNumberAtom = atom(0)

/**
 * Makes an atom that lasts as long as the browser's tab, or only as long as the page where storage is blocked or
 * full.
 */
export function sessionAtom<T extends string>({
  name,
  initial,
  values,
}: SessionAtomOptions<T>): SessionAtom<T> {
  const key = `trade:${name}`
  const chosen = atom<{ value: T; session: number } | null>(null)
  const remembered: WritableAtom<T, [T], void> = atom(
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
  return Object.assign(remembered, { initial })
}

/** A server may have a storage too, which is everybody's. */
const hasPage = () => typeof document !== 'undefined'

function read(key: string): string | null {
  try {
    return hasPage() ? sessionStorage.getItem(key) : null
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    if (hasPage()) sessionStorage.setItem(key, value)
  } catch {
    // Blocked or full: the choice then lasts as long as the page.
  }
}
