/** The variables that a merchant sets; each has a default. */
export const merchantVariables = [
  '--trade-surface',
  '--trade-surface-raised',
  '--trade-surface-sunken',
  '--trade-text',
  '--trade-text-muted',
  '--trade-border',
  '--trade-border-strong',
  '--trade-interaction-primary-background',
  '--trade-interaction-secondary-hyperlink',
  '--trade-masthead-background',
  '--trade-focus',
  '--trade-accent',
  '--trade-positive',
  '--trade-caution',
  '--trade-critical',
  '--trade-info',
] as const

/** The variables that the theme writes, unless a merchant has set them. */
export const derivedVariables = [
  '--trade-interaction-primary-background-lighter',
  '--trade-interaction-primary-background-darker',
  '--trade-interaction-primary-background-hover',
  '--trade-interaction-primary-border',
  '--trade-interaction-primary-text',
  '--trade-interaction-secondary-hyperlink-hover',
  '--trade-masthead-background-hover',
  '--trade-masthead-text',
  '--trade-accent-text',
  '--trade-positive-background',
  '--trade-positive-border',
  '--trade-caution-background',
  '--trade-caution-border',
  '--trade-critical-background',
  '--trade-critical-border',
  '--trade-info-background',
  '--trade-info-border',
] as const

export type MerchantVariable = (typeof merchantVariables)[number]
export type ColorVariable = MerchantVariable | (typeof derivedVariables)[number]

/** Every variable that the theme may write, including the two that hold no colours. */
export type ThemeVariable = ColorVariable | '--trade-color-scheme' | '--trade-shadow-float'

export const statuses = ['positive', 'caution', 'critical', 'info'] as const
