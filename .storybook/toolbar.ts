import type { Preview } from '@storybook/react-vite'
import { merchantNames } from '@trade-portal/demo-data'

/** A choice of the toolbar: its name, its icon and its labelled values, the first of which is the default. */
interface Choice {
  name: string
  icon:
    | 'paintbrush'
    | 'globe'
    | 'mirror'
    | 'contrast'
    | 'component'
    | 'pointerhand'
    | 'transfer'
    | 'paragraph'
    | 'lightning'
    | 'comment'
  values: Readonly<Record<string, string>>
}

const choices = {
  merchant: { name: 'Whose theme and demo data', icon: 'paintbrush', values: merchantNames },
  region: {
    name: 'Tax region',
    icon: 'globe',
    values: { own: 'The merchant’s region', gst: 'GST region', tax: 'US tax region' },
  },
  scheme: { name: 'Colour scheme', icon: 'mirror', values: { light: 'Light', dark: 'Dark' } },
  contrast: {
    name: 'Contrast',
    icon: 'contrast',
    values: { usual: 'Usual contrast', high: 'High contrast' },
  },
  density: {
    name: 'Density',
    icon: 'component',
    values: { usual: 'The merchant’s density', tight: 'Tight', roomy: 'Roomy' },
  },
  shown: {
    name: 'State of what can be pressed',
    icon: 'pointerhand',
    values: { rest: 'At rest', hovered: 'Hovered', pressed: 'Pressed', focused: 'Focused' },
  },
  direction: {
    name: 'Direction of writing',
    icon: 'transfer',
    values: { ltr: 'Left to right', rtl: 'Right to left' },
  },
  textSize: {
    name: 'Size of text',
    icon: 'paragraph',
    values: { usual: 'The merchant’s text size', large: 'Text 20 px', huge: 'Text 32 px' },
  },
  network: {
    name: 'Network',
    icon: 'lightning',
    values: { fast: 'Fast network', slow: 'Slow network', failing: 'Failing network' },
  },
  locale: {
    name: 'Locale of words and figures',
    icon: 'comment',
    values: { own: 'The merchant’s locale', 'en-AU': 'English (Australia)', 'en-US': 'English (US)' },
  },
} as const satisfies Record<string, Choice>

/** The values of the toolbar, by the names of its choices. */
export type ToolbarValues = {
  -readonly [Name in keyof typeof choices]: keyof (typeof choices)[Name]['values']
}

/** The toolbar in Storybook's terms. */
export const toolbar: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  Object.entries<Choice>(choices).map(([key, { name, icon, values }]) => [
    key,
    {
      description: name,
      toolbar: {
        icon,
        dynamicTitle: true,
        items: Object.entries(values).map(([value, title]) => ({ value, title })),
      },
    },
  ]),
)

/** Starts with the first value of each choice; a test run may name another merchant. */
export const initialGlobals: ToolbarValues = {
  merchant: import.meta.env['STORYBOOK_MERCHANT'] === 'cascade' ? 'cascade' : 'ironbark',
  region: 'own',
  scheme: 'light',
  contrast: 'usual',
  density: 'usual',
  shown: 'rest',
  direction: 'ltr',
  textSize: 'usual',
  network: 'fast',
  locale: 'own',
}

/** Returns the configuration for the toolbar's region and locale, in place of the merchant's. */
export function configurationOf({ region, locale }: Pick<ToolbarValues, 'region' | 'locale'>) {
  return {
    ...(region !== 'own' && { isTaxRegion: region === 'tax' }),
    ...(locale !== 'own' && { locale }),
  }
}

/** Returns the CSS variables for the toolbar's density and text size, in place of the merchant's. */
export function variablesOf({ density, textSize }: Pick<ToolbarValues, 'density' | 'textSize'>) {
  const densities = { usual: null, tight: '0.75', roomy: '1.25' }
  const sizes = { usual: null, large: '20px', huge: '32px' }
  return { '--trade-density': densities[density], '--trade-font-size': sizes[textSize] }
}
