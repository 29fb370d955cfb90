/**
 * The values that components use in place of literals: each is a style variable of the theme root, with the light
 * scheme's value as its fallback, so that a widget is readable even before the theme has been applied.
 */
export const token = {
  color: {
    surface: 'var(--trade-surface, #f5f4f0)',
    surfaceRaised: 'var(--trade-surface-raised, #ffffff)',
    surfaceSunken: 'var(--trade-surface-sunken, #eceae4)',
    text: 'var(--trade-text, #1b1f1c)',
    textMuted: 'var(--trade-text-muted, #5d655f)',
    border: 'var(--trade-border, #dcd9d0)',
    borderStrong: 'var(--trade-border-strong, #8d8979)',
    /** Background of the one primary action of a view. */
    primary: 'var(--trade-interaction-primary-background, #1d6b3c)',
    primaryText: 'var(--trade-interaction-primary-text, #ffffff)',
    primaryLighter: 'var(--trade-interaction-primary-background-lighter, #289352)',
    primaryDarker: 'var(--trade-interaction-primary-background-darker, #124325)',
    /** Hovered and pressed primary action: whichever variant its text is easier to read on. */
    primaryHover: 'var(--trade-interaction-primary-background-hover, #124325)',
    /** Edge of a primary surface: the colour itself, or a visible one when the brand is too pale. */
    primaryBorder: 'var(--trade-interaction-primary-border, #1d6b3c)',
    link: 'var(--trade-interaction-secondary-hyperlink, #0c5a8a)',
    linkHover: 'var(--trade-interaction-secondary-hyperlink-hover, #0f6faa)',
    masthead: 'var(--trade-masthead-background, #17301f)',
    mastheadText: 'var(--trade-masthead-text, #ffffff)',
    mastheadHover: 'var(--trade-masthead-background-hover, #234a30)',
    focus: 'var(--trade-focus, #0c5a8a)',
    positive: 'var(--trade-positive, #1d6b3c)',
    positiveBackground: 'var(--trade-positive-background, #e6f5ec)',
    positiveBorder: 'var(--trade-positive-border, #a4d0b5)',
    caution: 'var(--trade-caution, #8a5300)',
    cautionBackground: 'var(--trade-caution-background, #fcf0de)',
    cautionBorder: 'var(--trade-caution-border, #eec486)',
    critical: 'var(--trade-critical, #a8261c)',
    criticalBackground: 'var(--trade-critical-background, #f7e5e3)',
    criticalBorder: 'var(--trade-critical-border, #da9f9a)',
    info: 'var(--trade-info, #0c5a8a)',
    infoBackground: 'var(--trade-info-background, #e1f0fa)',
    infoBorder: 'var(--trade-info-border, #92c4e3)',
    /** The count on the cart: an accent visible on the masthead. */
    accent: 'var(--trade-accent, #f0b429)',
    accentText: 'var(--trade-accent-text, #1b1f1c)',
    /** Covers the page behind a modal. */
    scrim: 'var(--trade-scrim, rgb(15 20 16 / 0.5))',
  },
  /** Distances in px at density 1. */
  space: {
    4: 'calc(4px * var(--trade-density, 1))',
    8: 'calc(8px * var(--trade-density, 1))',
    12: 'calc(12px * var(--trade-density, 1))',
    16: 'calc(16px * var(--trade-density, 1))',
    20: 'calc(20px * var(--trade-density, 1))',
    24: 'calc(24px * var(--trade-density, 1))',
    32: 'calc(32px * var(--trade-density, 1))',
    48: 'calc(48px * var(--trade-density, 1))',
    64: 'calc(64px * var(--trade-density, 1))',
  },
  font: {
    family: 'var(--trade-font-family, inherit)',
    /** Sizes by their px at the default font size of 16px. */
    size: {
      12: 'calc(var(--trade-font-size, 16px) * 0.75)',
      14: 'calc(var(--trade-font-size, 16px) * 0.875)',
      16: 'var(--trade-font-size, 16px)',
      18: 'calc(var(--trade-font-size, 16px) * 1.125)',
      22: 'calc(var(--trade-font-size, 16px) * 1.375)',
      28: 'calc(var(--trade-font-size, 16px) * 1.75)',
      36: 'calc(var(--trade-font-size, 16px) * 2.25)',
    },
    weight: { regular: '400', medium: '550', bold: '650' },
    lineHeight: { body: '1.5', heading: '1.2' },
  },
  radius: {
    small: 'calc(var(--trade-radius, 8px) * 0.5)',
    control: 'var(--trade-radius, 8px)',
    card: 'var(--trade-radius, 8px)',
    modal: 'calc(var(--trade-radius, 8px) * 1.5)',
    pill: '999px',
  },
  shadow: { float: 'var(--trade-shadow-float, 0 12px 32px rgb(0 0 0 / 0.16))' },
  /** The stacking order. A host places its own bars and overlays by these numbers alone. */
  layer: {
    sticky: 'var(--trade-layer-sticky, 10)',
    masthead: 'var(--trade-layer-masthead, 20)',
    overlay: 'var(--trade-layer-overlay, 100)',
    notice: 'var(--trade-layer-notice, 200)',
  },
  /** Least height and width of a control: 36px with a fine pointer, 44px with a coarse one. */
  target: 'var(--trade-target, 36px)',
  /** Distance from the top of the page at which sticky parts stop, to clear a host's own sticky bar. */
  stickyTop: 'var(--trade-sticky-top, 0px)',
  motion: {
    press: 'var(--trade-motion-press, 120ms)',
    float: 'var(--trade-motion-float, 200ms)',
    easing: 'ease-out',
  },
} as const

/**
 * Returns the side paddings for content at the screen's edges: the given room, and clear of the notch of a rotated phone.
 *
 * @example
 * const Bar = styled.header`
 *   ${sides(token.space[16])}
 * `
 */
export function sides(room: string): string {
  return `padding-left: max(${room}, env(safe-area-inset-left, 0px)); padding-right: max(${room}, env(safe-area-inset-right, 0px));`
}
