import { createContext } from 'react'

/** Returns how many rows of another answer would be shown, with the current search and filter. */
export const ShownCount = createContext<(rows: readonly object[]) => number>((rows) => rows.length)
