import { waitFor } from '@testing-library/react'

/** The row of a table by its name, once it is there. Cheaper than by its role in a large table that is still being read. */
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
