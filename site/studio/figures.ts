import { contrast, contrastPairs, deriveTheme, leastContrast } from '@trade-portal/theme'
import type { ContrastPair, Scheme, ThemeMend } from '@trade-portal/theme'
import { readerOf } from './brand'
import type { Brand } from './brand'

/** A contrast pair of a brand. */
export interface Figure extends ContrastPair {
  color: string
  ground: string
  /** The required ratio. */
  least: number
  /** The actual ratio. */
  ratio: number
  /** The reason why the colour differs from the chosen one. */
  mend: ThemeMend | undefined
}

/** Returns all effective colours of a brand in a scheme. */
export function colorsOf(brand: Brand, scheme: Scheme): Map<string, string> {
  const { writes } = deriveTheme(readerOf(brand), scheme)
  return new Map<string, string>([...Object.entries(brand), ...writes])
}

/** Returns the contrast of each pair of a brand in a scheme. */
export function figuresOf(brand: Brand, scheme: Scheme): Figure[] {
  const { mends } = deriveTheme(readerOf(brand), scheme)
  const colors = colorsOf(brand, scheme)
  return contrastPairs.map((pair) => {
    const color = colors.get(pair.of) ?? ''
    const ground = colors.get(pair.on) ?? ''
    const least = leastContrast(pair.kind, scheme)
    const mend = mends.find(({ variable }) => variable === pair.of || variable === pair.on)
    return { ...pair, least, color, ground, ratio: contrast(color, ground), mend }
  })
}
