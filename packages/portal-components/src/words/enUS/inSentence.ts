import type { Region } from '../Region'

/** The name of the tax within a sentence: `tax`, but `GST`. */
export const inSentence = (tax: Region['tax']) => (tax === 'Tax' ? 'tax' : tax)
