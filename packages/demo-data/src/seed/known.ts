import type { Merchant } from './merchants.ts'

/** Products that every seed of a merchant holds and that stay the same, for tests, stories and demonstrations. */
export interface KnownProducts {
  /** Sold by length, in lengths that the merchant lists. With datasheet and gallery. */
  presetTally: string
  /** Sold by length, in lengths that the customer types. With datasheet and gallery. */
  freeTally: string
  /** Sold by the piece or box. With datasheet and gallery. */
  ordinary: string
  /** Sold in several units. */
  severalUnits: string
  /** A name that takes three lines or more on a phone. */
  longName: string
  /** All four prices are on request. */
  unpriced: string
  /** A name with `/ & # % "` and non-Latin letters. */
  oddName: string
}

export const known: Record<Merchant, KnownProducts> = {
  ironbark: {
    presetTally: 'PINE9045H2',
    freeTally: 'LVL20045',
    ordinary: 'BBS14100',
    severalUnits: 'CONRS20',
    longName: 'FCLONG',
    unpriced: 'GLT450',
    oddName: 'YAKI140',
  },
  cascade: {
    presetTally: 'DF2X4',
    freeTally: 'LVL11-8',
    ordinary: 'DECKSC9-3',
    severalUnits: 'CONC80',
    longName: 'SHTLONG',
    unpriced: 'GLB24F',
    oddName: 'SUGI1X6',
  },
}
