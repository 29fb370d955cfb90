import { lightDefaults } from './defaults'

/** The colours of paper: dark ink on white in every scheme, since a printer leaves backgrounds out. */
const ink = {
  '--trade-surface': '#ffffff',
  '--trade-surface-raised': '#ffffff',
  '--trade-surface-sunken': '#ffffff',
  '--trade-text': '#111111',
  '--trade-text-muted': '#444444',
  '--trade-border': '#b5b5b5',
  '--trade-border-strong': '#777777',
  '--trade-interaction-secondary-hyperlink': '#111111',
  '--trade-interaction-secondary-hyperlink-hover': '#111111',
  ...ofStatus('positive'),
  ...ofStatus('caution'),
  ...ofStatus('critical'),
  ...ofStatus('info'),
}

const paper = Object.entries(ink).map(([variable, value]) => `${variable}: ${value} !important;`)

/**
 * The base styles of a theme root, as declarations for its rule (a styled component, or nested CSS). Reduced motion,
 * forced colours and paper outrank a merchant's variables: a person's needs come before a brand. On paper the type is
 * three quarters of its size on a screen, and `--trade-paper` marks the page as paper for container queries.
 */
export const themeStyles = `
  --trade-target: 36px;
  color-scheme: var(--trade-color-scheme, light);
  color: var(--trade-text, #1b1f1c);
  font-family: var(--trade-font-family, inherit);
  font-size: var(--trade-font-size, 16px);
  line-height: 1.5;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;

  &[data-trade-painted] {
    background-color: var(--trade-surface, #f5f4f0);
  }
  @media (pointer: coarse) {
    --trade-target: 44px;
  }
  @media (prefers-reduced-motion: reduce) {
    --trade-motion-press: 0ms !important;
    --trade-motion-float: 0ms !important;
  }
  @media (forced-colors: active) {
    --trade-color-scheme: light dark !important;
    --trade-surface: Canvas !important;
    --trade-surface-raised: Canvas !important;
    --trade-surface-sunken: Canvas !important;
    --trade-text: CanvasText !important;
    --trade-text-muted: CanvasText !important;
    --trade-border: CanvasText !important;
    --trade-border-strong: ButtonBorder !important;
    --trade-focus: Highlight !important;
    --trade-interaction-primary-background: ButtonText !important;
    --trade-interaction-primary-background-lighter: ButtonText !important;
    --trade-interaction-primary-background-darker: ButtonText !important;
    --trade-interaction-primary-background-hover: ButtonText !important;
    --trade-interaction-primary-border: ButtonText !important;
    --trade-interaction-primary-text: ButtonFace !important;
    --trade-interaction-secondary-hyperlink: LinkText !important;
    --trade-interaction-secondary-hyperlink-hover: LinkText !important;
    --trade-masthead-background-hover: Canvas !important;
    --trade-masthead-text: CanvasText !important;
    --trade-accent: Highlight !important;
    --trade-accent-text: HighlightText !important;
    --trade-shadow-float: none !important;
  }
  @media print {
    --trade-paper: yes;
    --trade-color-scheme: light !important;
    --trade-font-size: 9pt !important;
    --trade-density: 0.75 !important;
    --trade-sticky-top: 0px !important;
    --trade-shadow-float: none !important;
    ${paper.join('\n    ')}
  }
`

function ofStatus(status: 'positive' | 'caution' | 'critical' | 'info') {
  const variable = `--trade-${status}` as const
  return {
    [variable]: lightDefaults[variable],
    [`${variable}-background`]: '#ffffff',
    [`${variable}-border`]: '#777777',
  }
}
