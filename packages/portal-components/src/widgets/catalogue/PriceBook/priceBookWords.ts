import type { Messages } from '../../../messages/Messages'

type Words = Messages['priceBook']

export const yesOrNo = (is: boolean, words: Words) => (is ? words.yes : words.no)

/** The name of a type or a format; of one that the merchant words otherwise, those words. */
export const nameOf = (names: Partial<Record<string, string>>, id: string) => names[id] ?? id

/** Names as options to choose from, in their order. */
export const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))
