import { scrollToElement } from '../../hooks/layoutObservers'

/** Actions of a key in a table: focus the next or the previous row, or toggle its checkbox. */
export type RowKey = 'next' | 'previous' | 'select'

/**
 * Moves the focus between the rows of a table, or toggles the checkbox of the focused row. Uses the table with the
 * focus, else the first on the page.
 *
 * @returns true if there was something to do.
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
    // Recycled row elements are not in the order of their rows.
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
