/** The words that go by a merchant's region, whatever the locale. */
export interface Region {
  tax: 'GST' | 'Tax'
  despatch: 'Despatch' | 'Dispatch'
  fortnightly: 'Fortnightly' | 'Bi-Weekly'
}

/** The words of a merchant's region by its `isTaxRegion`. */
export const regionOf = (isTaxRegion: boolean): Region =>
  isTaxRegion
    ? { tax: 'Tax', despatch: 'Dispatch', fortnightly: 'Bi-Weekly' }
    : { tax: 'GST', despatch: 'Despatch', fortnightly: 'Fortnightly' }

/** The name of the tax within a sentence: `tax`, but `GST`. */
export const inSentence = (tax: Region['tax']) => (tax === 'Tax' ? 'tax' : tax)
