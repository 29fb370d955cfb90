import { contrast, deriveTheme } from '@trade-portal/theme'
import type { ColorVariable, Scheme, ThemeMend } from '@trade-portal/theme'
import { readerOf } from './brand'
import type { Brand } from './brand'

/** Two colours that stand on each other somewhere, and the contrast that they need there. */
export interface Pair {
  name: string
  of: ColorVariable
  on: ColorVariable
  least: number
  /** An edge or a ring, and no text. */
  isEdge?: boolean
}

export interface Figure extends Pair {
  color: string
  ground: string
  /** As it is seen. */
  ratio: number
  /** Why the colour is another than the one that was set. */
  mend: ThemeMend | undefined
}

const statuses = ['positive', 'caution', 'critical', 'info'] as const
const primary = '--trade-interaction-primary-background'

/** The pairs that customers read by, or find controls by. */
export const pairs: readonly Pair[] = [
  { name: 'Text on the page', of: '--trade-text', on: '--trade-surface', least: 4.5 },
  { name: 'Text on a card', of: '--trade-text', on: '--trade-surface-raised', least: 4.5 },
  { name: 'Quiet text on the page', of: '--trade-text-muted', on: '--trade-surface', least: 4.5 },
  { name: 'Quiet text on a well', of: '--trade-text-muted', on: '--trade-surface-sunken', least: 4.5 },
  {
    name: 'Link on the page',
    of: '--trade-interaction-secondary-hyperlink',
    on: '--trade-surface',
    least: 4.5,
  },
  { name: 'Text on the primary button', of: `--trade-interaction-primary-text`, on: primary, least: 4.5 },
  {
    name: 'The same, hovered',
    of: '--trade-interaction-primary-text',
    on: '--trade-interaction-primary-background-hover',
    least: 4.5,
  },
  {
    name: 'Edge of the primary button',
    of: '--trade-interaction-primary-border',
    on: '--trade-surface',
    least: 3,
    isEdge: true,
  },
  {
    name: 'Text in the masthead',
    of: '--trade-masthead-text',
    on: '--trade-masthead-background',
    least: 4.5,
  },
  {
    name: 'The same, hovered',
    of: '--trade-masthead-text',
    on: '--trade-masthead-background-hover',
    least: 4.5,
  },
  { name: 'Count on the cart', of: '--trade-accent-text', on: '--trade-accent', least: 4.5 },
  {
    name: 'Edge of a field',
    of: '--trade-border-strong',
    on: '--trade-surface-raised',
    least: 3,
    isEdge: true,
  },
  { name: 'Focus ring', of: '--trade-focus', on: '--trade-surface', least: 3, isEdge: true },
  ...statuses.map((status): Pair => ({
    name: `${status[0]?.toUpperCase()}${status.slice(1)} on its own ground`,
    of: `--trade-${status}`,
    on: `--trade-${status}-background`,
    least: 4.5,
  })),
]

/** All colours of a brand in a scheme, as they are seen. */
export function colorsOf(brand: Brand, scheme: Scheme): Map<string, string> {
  const { writes } = deriveTheme(readerOf(brand), scheme)
  return new Map<string, string>([...Object.entries(brand), ...writes])
}

/** The contrast of each pair of a brand in a scheme. */
export function figuresOf(brand: Brand, scheme: Scheme): Figure[] {
  const { mends } = deriveTheme(readerOf(brand), scheme)
  const colors = colorsOf(brand, scheme)
  return pairs.map((pair) => {
    const color = colors.get(pair.of) ?? ''
    const ground = colors.get(pair.on) ?? ''
    const least = scheme.isContrast ? (pair.least === 3 ? 4.5 : 7) : pair.least
    const mend = mends.find(({ variable }) => variable === pair.of || variable === pair.on)
    return { ...pair, least, color, ground, ratio: contrast(color, ground), mend }
  })
}
