import ironbark from '../../apps/portal/public/config/theme.css?raw'
import cascade from '../../apps/portal/merchants/cascade/config/theme.css?raw'
import { brandOf } from './brand'
import type { Brand } from './brand'

interface NamedBrand {
  name: string
  /** A note on the source of its colours. */
  note: string
  brand: Brand
}

/** Both merchants of the demo, and three brands derived from nothing but two colours of a logo. */
export const brands: readonly NamedBrand[] = [
  { name: 'Ironbark', note: 'A whole theme.css.', brand: brandOf(ironbark) },
  { name: 'Cascade', note: 'A whole theme.css.', brand: brandOf(cascade) },
  {
    name: 'Sunline Roofing',
    note: 'Two colours of a logo.',
    brand: {
      '--trade-masthead-background': '#3d1d05',
      '--trade-interaction-primary-background': '#f2b705',
    },
  },
  {
    name: 'Harbour Steel',
    note: 'Two colours of a logo.',
    brand: {
      '--trade-masthead-background': '#0b2545',
      '--trade-interaction-primary-background': '#13a5a0',
    },
  },
  {
    name: 'Redgum Yard',
    note: 'Two colours of a logo.',
    brand: {
      '--trade-masthead-background': '#3b0a14',
      '--trade-interaction-primary-background': '#c81e3a',
    },
  },
]
