import type { KeyboardEvent } from 'react'

/** Moves the focus between the cells of a grid by arrow keys, Home and End. Cells without a button are passed over. */
export function moveByArrow(event: KeyboardEvent<HTMLTableElement>) {
  const cell = event.target as HTMLElement
  if (cell.dataset['product'] === undefined || event.altKey || event.metaKey) return
  const next = nextCell(cell, event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextCell(cell: HTMLElement, { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLTableElement>) {
  const row = cell.closest('tr')
  const inRow = buttonsOf(row)
  const all = buttonsOf(currentTarget)
  const isEnd = key === 'Home' || key === 'End'
  if (isEnd) return (ctrlKey ? all : inRow).at(key === 'Home' ? 0 : -1)
  if (ctrlKey) return undefined
  const isRtl = getComputedStyle(cell).direction === 'rtl'
  const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key]
  if (step !== undefined) return inRow[inRow.indexOf(cell) + step]
  const down = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (down === undefined) return undefined
  const column = (cell.closest('td') as HTMLTableCellElement).cellIndex
  const inColumn = all.filter((other) => other.closest('td')?.cellIndex === column)
  return inColumn[inColumn.indexOf(cell) + down]
}

const buttonsOf = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLElement>('button[data-product]') ?? []),
]
