/**
 * The base styles of a theme root, as declarations to put into its rule (a styled component, or nested CSS). Reduced
 * motion and forced colours outrank what a merchant has set: a person's needs come before a brand.
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
`
