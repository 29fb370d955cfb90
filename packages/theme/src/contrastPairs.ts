import { statuses, type ColorVariable } from './variables'

/** Two colours used on each other somewhere. */
export interface ContrastPair {
  name: string
  of: ColorVariable
  on: ColorVariable
  /** Text needs more contrast than an edge or a ring. */
  kind: 'text' | 'edge'
  /** A short name for a common pair, for brief lists. */
  brief?: string
}

const text = (name: string, of: ColorVariable, on: ColorVariable, brief?: string): ContrastPair => ({
  name,
  of,
  on,
  kind: 'text',
  ...(brief !== undefined && { brief }),
})
const edge = (name: string, of: ColorVariable, on: ColorVariable): ContrastPair => ({
  name,
  of,
  on,
  kind: 'edge',
})

const primary = '--trade-interaction-primary-background'
const link = '--trade-interaction-secondary-hyperlink'
const masthead = '--trade-masthead-background'

/** The pairs of texts and controls. `deriveTheme` makes each reach its ratio. */
export const contrastPairs: readonly ContrastPair[] = [
  text('Text on the page', '--trade-text', '--trade-surface', 'text'),
  text('Text on a card', '--trade-text', '--trade-surface-raised'),
  text('Quiet text on the page', '--trade-text-muted', '--trade-surface', 'muted text'),
  text('Quiet text on a well', '--trade-text-muted', '--trade-surface-sunken'),
  text('Link on the page', link, '--trade-surface', 'links'),
  text('Link on a card', link, '--trade-surface-raised'),
  text('Hovered link on a well', `${link}-hover`, '--trade-surface-sunken'),
  text('Text on the primary button', '--trade-interaction-primary-text', primary, 'buttons'),
  text('Text on it, hovered', '--trade-interaction-primary-text', `${primary}-hover`),
  edge('Edge of the primary button', '--trade-interaction-primary-border', '--trade-surface'),
  text('Text in the masthead', '--trade-masthead-text', masthead, 'masthead'),
  text('Text in it, hovered', '--trade-masthead-text', `${masthead}-hover`),
  text('Count on the cart', '--trade-accent-text', '--trade-accent'),
  edge('Edge of a field', '--trade-border-strong', '--trade-surface-raised'),
  edge('Focus ring', '--trade-focus', '--trade-surface'),
  ...statuses.map((status) =>
    text(
      `${status.charAt(0).toUpperCase()}${status.slice(1)} on its own ground`,
      `--trade-${status}`,
      `--trade-${status}-background`,
    ),
  ),
]

/** Returns the contrast ratio that a text, or an edge, has to reach in a scheme. */
export function leastContrast(kind: ContrastPair['kind'], { isContrast }: { isContrast: boolean }): number {
  if (kind === 'edge') return isContrast ? 4.5 : 3
  return isContrast ? 7 : 4.5
}
