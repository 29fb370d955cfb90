/** Marks a theme root: the element that bears the derived variables and the base styles. */
export const themeAttribute = 'data-trade-theme'

/**
 * The base styles of a theme root. Inject them once per document and once per shadow root.
 *
 * The target's size stands on the page's root without specificity, so that a merchant's own value wins. Reduced motion
 * and forced colours stand on the theme root itself, because a person's needs come before a brand.
 */
export const themeStyles = `
[${themeAttribute}] {
  color-scheme: var(--trade-color-scheme, light);
  color: var(--trade-text, #1b1f1c);
  font-family: var(--trade-font-family, inherit);
  font-size: var(--trade-font-size, 16px);
  line-height: 1.5;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
}
:where(:root, :host) { --trade-target: 36px; }
@media (pointer: coarse) {
  :where(:root, :host) { --trade-target: 44px; }
}
@media (prefers-reduced-motion: reduce) {
  [${themeAttribute}] {
    --trade-motion-press: 0ms !important;
    --trade-motion-float: 0ms !important;
  }
}
@media (forced-colors: active) {
  [${themeAttribute}] {
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
    --trade-masthead-background: Canvas !important;
    --trade-masthead-background-hover: Canvas !important;
    --trade-masthead-text: CanvasText !important;
    --trade-accent: Highlight !important;
    --trade-accent-text: HighlightText !important;
    --trade-shadow-float: none !important;
  }
}
`
