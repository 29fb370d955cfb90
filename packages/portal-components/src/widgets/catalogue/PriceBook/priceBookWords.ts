import type { Messages } from '../../../messages/Messages'

type Words = Messages['priceBook']

export const yesOrNo = (is: boolean, words: Words) => (is ? words.yes : words.no)

/** Returns the label of a type or a format, or the merchant's text for an unknown one. */
export const nameOf = (names: Partial<Record<string, string>>, id: string) => names[id] ?? id

/** Converts labels to options, in the same order. */
export const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))
