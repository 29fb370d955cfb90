import type { BadgeProps } from './Badge'

/** A `Badge` for a column whose rules are `badges`. */
export function badgeCell(words: string, tone: BadgeProps['tone'] = 'neutral') {
  return (
    <span data-badge data-tone={tone}>
      {words}
    </span>
  )
}
