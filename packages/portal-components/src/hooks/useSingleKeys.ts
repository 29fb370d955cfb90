import { useState } from 'react'

const KEY = 'trade-single-keys'

/** Tells whether shortcuts of one key are on, with the switch for them. */
export interface SingleKeys {
  areOn: boolean
  set: (areOn: boolean) => void
}

/**
 * Remembers on this device whether shortcuts of one key are on. It is about the person's keyboard and not about the
 * customer, so signing out leaves it.
 */
export function useSingleKeys(): SingleKeys {
  const [areOn, setAreOn] = useState(readAreOn)
  return {
    areOn,
    set: (next) => {
      setAreOn(next)
      try {
        if (next) localStorage.removeItem(KEY)
        else localStorage.setItem(KEY, 'off')
      } catch {
        // Blocked or full: the choice then lasts as long as the page.
      }
    },
  }
}

function readAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
