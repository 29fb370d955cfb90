import type { BadgeProps } from './Badge'

/** A badge as a plain element, for a column styled with `badges`. */
export function badgeCell(words: string, tone: BadgeProps['tone'] = 'neutral') {
  return (
    <span data-badge data-tone={tone}>
      {words}
    </span>
  )
}
