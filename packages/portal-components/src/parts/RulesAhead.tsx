import { memo } from 'react'
import type { ComponentType } from 'react'
import { isStyledComponent } from 'styled-components'

/** The exports of a file of styles. */
export type Styles = Readonly<Record<string, unknown>>

export interface RulesAheadProps {
  /** A list that stays the same from render to render is gone through once. */
  of: readonly Styles[]
}

/**
 * Writes the rules of what is not drawn yet and draws nothing. A rule within a media or container query has the browser
 * work out the styles of the whole page anew: use it while the page rests, so that what opens then finds all its rules.
 */
export const RulesAhead = memo(function RulesAhead({ of }: RulesAheadProps) {
  const parts = of.flatMap((styles) => Object.values(styles)).filter(isPart)
  return parts.map((Part, place) => <Part key={place} as={Nothing} />)
})

/** Styled components take `as`, whatever else they need. */
const isPart = (value: unknown): value is ComponentType<{ as: ComponentType }> => isStyledComponent(value)

/** Takes the place of a part's element. */
function Nothing() {
  return null
}
