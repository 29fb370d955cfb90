import type { ReactNode } from 'react'

/** A `JobName` for a column whose rules are `jobs`. The table follows its link. */
export function jobCell(name: string, href: string | null): ReactNode {
  const shown = name.trim()
  if (shown === '') return '-'
  const words = <span>{shown}</span>
  return href === null ? words : <a href={href}>{words}</a>
}
