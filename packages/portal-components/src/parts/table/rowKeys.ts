import { scrollToElement } from '../../hooks/layoutObservers'

/** Moves that a key makes in a table: to the next row or the one before, or a press on the row's box. */
export type RowKey = 'next' | 'previous' | 'select'

/**
 * Moves the focus among the rows of a table, or presses the box of the row that has it. The table is the one with the
 * focus, else the first on the page.
 *
 * @returns whether there was something to do.
 */
export function pressRowKey(root: ParentNode, key: RowKey): boolean {
  const focused = root.querySelector<HTMLElement>('tr[data-index]:focus-within')
  if (key === 'select') {
    const box = focused?.querySelector<HTMLElement>('[data-column="select"] input')
    box?.click()
    return box != null
  }
  const rows = focused ? rowsOf(focused.parentElement) : firstRows(root)
  const index = focused ? rows.indexOf(focused) + (key === 'next' ? 1 : -1) : firstInView(rows)
  const row = rows[index]
  const target =
    row?.querySelector<HTMLElement>('[data-opener]') ?? row?.querySelector<HTMLElement>('a, button, input')
  target?.focus({ preventScroll: true })
  scrollToElement(row, { block: 'nearest' })
  return target != null
}

function rowsOf(body: Element | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>(':scope > tr[data-index]') ?? [])].sort(
    // Rows whose elements are used again stand in another order than they are read in.
    (one, other) => Number(one.dataset['index']) - Number(other.dataset['index']),
  )
}

function firstRows(root: ParentNode): HTMLElement[] {
  return rowsOf(root.querySelector('tr[data-index]')?.parentElement ?? null)
}

function firstInView(rows: HTMLElement[]): number {
  return Math.max(
    0,
    rows.findIndex((row) => row.getBoundingClientRect().top >= 0),
  )
}
