import { leastContrast } from './contrastPairs'
import { contrast, flatten, inkOn, luminance, mendAll } from './contrast'
import { darkDefaults, darkShadow, lightDefaults } from './defaults'
import { hyperlinkHover, mastheadHover, normalColor, primaryVariants, statusVariants } from './derive'
import { createPalette, type Palette, type ThemeMend, type UnreadableColor } from './palette'
import { statuses, type ColorVariable, type MerchantVariable, type ThemeVariable } from './variables'

/** The scheme of a page. Contrast is for sunlight and weak eyes: stricter ratios in either scheme. */
export interface Scheme {
  isDark: boolean
  isContrast: boolean
}

export interface DerivedTheme {
  /** The values to write. Variables that the merchant set to a readable value are left out. */
  writes: Map<ThemeVariable, string>
  mends: ThemeMend[]
  unreadable: UnreadableColor[]
}

interface Ground {
  palette: Palette
  defaults: Record<MerchantVariable, string>
  isDark: boolean
  /** Ratios of text and of large text or edges. */
  ratio: { text: number; edge: number }
  surfaces: readonly [surface: string, raised: string, sunken: string]
}

/** Variables of a merchant's light scheme that a dark one cannot keep. */
const lightOnly = new Set<string>([
  '--trade-surface',
  '--trade-surface-raised',
  '--trade-surface-sunken',
  '--trade-text',
  '--trade-text-muted',
  '--trade-border',
  '--trade-border-strong',
  '--trade-shadow-float',
  ...statuses.flatMap((status) => [`--trade-${status}-background`, `--trade-${status}-border`]),
])

/**
 * Derives all other variables from a merchant's in a scheme.
 *
 * @param read the text of a variable as the merchant set it, '' when unset.
 * @param color reads a colour's text; null for any other text.
 */
export function deriveTheme(
  read: (variable: ThemeVariable) => string,
  scheme: Scheme,
  color: (text: string) => string | null = normalColor,
): DerivedTheme {
  const ownSurface = color(read('--trade-surface'))
  const isOwnDark = ownSurface !== null && luminance(flatten(ownSurface, '#ffffff')) < 0.18
  const isDark = scheme.isDark || isOwnDark
  const stored = (variable: ThemeVariable) =>
    scheme.isDark && !isOwnDark && lightOnly.has(variable) ? '' : read(variable)

  const defaults = isDark ? darkDefaults : lightDefaults
  const palette = createPalette(stored, color, defaults['--trade-surface'])
  const ground: Ground = {
    palette,
    defaults,
    isDark,
    ratio: { text: leastContrast('text', scheme), edge: leastContrast('edge', scheme) },
    surfaces: [
      palette.settle('--trade-surface', defaults['--trade-surface']),
      palette.settle('--trade-surface-raised', defaults['--trade-surface-raised']),
      palette.settle('--trade-surface-sunken', defaults['--trade-surface-sunken']),
    ],
  }
  settleNeutrals(ground, scheme.isContrast)
  settlePrimary(ground)
  settleMasthead(ground)
  settleLinks(ground)
  for (const status of statuses) settleStatus(ground, status)

  const writes = new Map<ThemeVariable, string>(palette.writes)
  if (read('--trade-color-scheme') === '') writes.set('--trade-color-scheme', isDark ? 'dark' : 'light')
  if (isDark && stored('--trade-shadow-float') === '') writes.set('--trade-shadow-float', darkShadow)
  return { writes, mends: palette.mends, unreadable: palette.unreadable }
}

function settleNeutrals({ palette, defaults, ratio, surfaces }: Ground, isContrast: boolean) {
  const [surface, raised] = surfaces
  const text = [{ against: surfaces, ratio: ratio.text }]
  palette.settle('--trade-text', defaults['--trade-text'], { demands: text })
  palette.settle('--trade-text-muted', defaults['--trade-text-muted'], { demands: text })
  // Controls are used on the page and on cards, so their border must show on both; a plain one only divides, and must
  // show in the contrast scheme alone.
  palette.settle('--trade-border-strong', defaults['--trade-border-strong'], {
    demands: [{ against: [surface, raised], ratio: ratio.edge }],
  })
  palette.settle('--trade-border', defaults['--trade-border'], {
    demands: isContrast ? [{ against: [surface, raised], ratio: 3 }] : [],
  })
}

function settlePrimary(ground: Ground) {
  const { palette, isDark, ratio, surfaces } = ground
  const [surface, raised] = surfaces
  const edge = { against: [surface, raised], ratio: ratio.edge }
  const from = '--trade-interaction-primary-background'
  // On a light ground the brand keeps its colour, and a border makes the edge of a pale one.
  const primary = settleBrand(ground, from, '--trade-interaction-primary-text', isDark ? [edge] : [])
  const { lighter, darker } = primaryVariants(primary)
  const up = palette.settle('--trade-interaction-primary-background-lighter', lighter, { from })
  const down = palette.settle('--trade-interaction-primary-background-darker', darker, { from })
  const text = palette.settle('--trade-interaction-primary-text', inkOn([primary], ratio.text), {
    demands: [{ against: [primary], ratio: ratio.text }],
    from,
  })
  // Away from the text, so that a hovered button is easier to read and never harder.
  const away = luminance(text) > luminance(primary) ? [down, up] : [up, down]
  const hover = away.find((one) => one !== primary && contrast(text, one) >= ratio.text) ?? primary
  palette.settle('--trade-interaction-primary-background-hover', hover, { from })
  palette.settle('--trade-interaction-primary-border', primary, { demands: [edge], from })
}

function settleMasthead(ground: Ground) {
  const { palette, ratio } = ground
  const from = '--trade-masthead-background'
  const masthead = settleBrand(ground, from, '--trade-masthead-text', [])
  const hover = palette.byHand('--trade-masthead-background-hover') ?? mastheadHover(masthead)
  const text = palette.settle('--trade-masthead-text', inkOnEither([masthead, hover], ratio.text), {
    demands: [{ against: [masthead], ratio: ratio.text }],
    from,
  })
  palette.settle('--trade-masthead-background-hover', hover, {
    demands: [{ against: [text], ratio: ratio.text }],
    from,
  })
  const accent = settleBrand(ground, '--trade-accent', '--trade-accent-text', [])
  palette.settle('--trade-accent-text', inkOn([accent], ratio.text), {
    demands: [{ against: [accent], ratio: ratio.text }],
    from: '--trade-accent',
  })
}

function settleLinks({ palette, defaults, ratio, surfaces }: Ground) {
  const text = [{ against: surfaces, ratio: ratio.text }]
  const from = '--trade-interaction-secondary-hyperlink'
  const link = palette.settle(from, defaults[from], { demands: text })
  palette.settle('--trade-interaction-secondary-hyperlink-hover', hyperlinkHover(link), {
    // A hovered link must look different from one at rest.
    demands: [...text, { against: [link], ratio: 1.2 }],
    from,
  })
  palette.settle('--trade-focus', link, { demands: [{ against: surfaces, ratio: ratio.edge }] })
}

function settleStatus(
  { palette, defaults, isDark, ratio, surfaces }: Ground,
  status: (typeof statuses)[number],
) {
  const from = `--trade-${status}` as const
  const color = palette.byHand(from) ?? defaults[from]
  const variants = statusVariants(color, isDark)
  const background = palette.settle(`--trade-${status}-background`, variants.background, { from })
  palette.settle(`--trade-${status}-border`, variants.border, { from })
  palette.settle(from, color, { demands: [{ against: [...surfaces, background], ratio: ratio.text }] })
}

/** A brand's ground: moved only as far as the scheme or its text demands. */
function settleBrand(
  { palette, defaults, ratio }: Ground,
  variable: MerchantVariable,
  textVariable: ColorVariable,
  demands: readonly { against: readonly string[]; ratio: number }[],
): string {
  const moved = mendAll(palette.byHand(variable) ?? defaults[variable], demands)
  const ink = palette.byHand(textVariable) ?? inkOn([moved], ratio.text)
  // Black or white reaches 4.5 on any colour; only the stricter ratio can ask the ground itself to move.
  const strict = ratio.text > 4.5 ? [{ against: [ink], ratio: ratio.text }] : []
  return palette.settle(variable, defaults[variable], { demands: [...demands, ...strict] })
}

/** Text for a ground and its hover; when none suits both, the ground comes first and the hover is mended. */
function inkOnEither([ground, hover]: readonly [string, string], ratio: number): string {
  const ink = inkOn([ground, hover], ratio)
  return contrast(ink, ground) >= ratio && contrast(ink, hover) >= ratio ? ink : inkOn([ground], ratio)
}
