import type { derivedVariables } from '@trade-portal/theme'

const ground = 'The same hue, pale on light and deep on dark.'
const edge = 'The same hue, between the text and its ground.'

/** The rule of each derived colour. */
export const rules: Record<(typeof derivedVariables)[number], string> = {
  '--trade-interaction-primary-background-lighter': 'Rule 1: 10 points of HSL lightness up.',
  '--trade-interaction-primary-background-darker': 'Rule 1: 10 points of HSL lightness down.',
  '--trade-interaction-primary-background-hover': 'Whichever of the two its text is easier to read on.',
  '--trade-interaction-primary-border':
    'The primary colour, or the nearest that shows at 3 : 1 where that is pale.',
  '--trade-interaction-primary-text': 'White where that reaches 4.5 : 1, else dark.',
  '--trade-interaction-secondary-hyperlink-hover':
    'Rule 3: 10 points lighter below a luminance of 0.25, else 10 darker.',
  '--trade-masthead-background-hover':
    'Rule 2: 7.5 points lighter below a luminance of 0.75, else 10 darker.',
  '--trade-masthead-text': 'White or dark, read on the masthead and its hover.',
  '--trade-accent-text': 'White or dark.',
  '--trade-positive-background': ground,
  '--trade-positive-border': edge,
  '--trade-caution-background': ground,
  '--trade-caution-border': edge,
  '--trade-critical-background': ground,
  '--trade-critical-border': edge,
  '--trade-info-background': ground,
  '--trade-info-border': edge,
}
