import { waitFor } from '@testing-library/react'

/** Finds the row of a table by its name. It is faster than a query by role in a large table during its load. */
export function findRow(name: string): Promise<HTMLElement> {
  return waitFor(
    () => {
      const heads = [...document.querySelectorAll('[role=rowheader]')]
      // A note may follow the name.
      const row = heads.find(({ firstChild }) => firstChild?.textContent === name)?.closest('tr')
      if (!row) throw new Error(`No row is named ${name}`)
      return row
    },
    { timeout: 15_000 },
  )
}
