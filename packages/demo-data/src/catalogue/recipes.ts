import type { Picture } from '../pictures/Picture.ts'

/** A category of a catalogue, from which its menu rows and its products are made. */
export interface CategoryRecipe {
  id: string
  name: string
  types: TypeRecipe[]
}

export interface TypeRecipe {
  name: string
  /** Differs from the name where the merchant keyed it otherwise. Default: the name. */
  id?: string
  /** The merchant forgot the menu row: the id then serves as the name. */
  hasNoRow?: true
  /** The merchant keyed this row before its category's row. */
  isRowEarly?: true
  /** Shown in the seed of every size. */
  isInEverySeed?: true
  material: Material
  /** A sentence or two that hold for all its products. */
  about: string
  classes: ClassRecipe[]
}

export interface ClassRecipe {
  name: string
  id?: string
  /** Starts the id of each product. */
  prefix: string
  /** Starts the name of each product. */
  title: string
  units: string[]
  /** Sold by length: of the merchant's preset lengths, or of any the customer types. */
  tally?: 'preset' | 'free'
  picture: Picture
  /** In place of the type's sentence. */
  about?: string
  variants: Variant[]
}

/** A product of a class. */
export interface Variant {
  /** Ends the id. */
  code: string
  /** Ends the name. */
  text: string
  /** Dollars that one unit sells for to an average customer. 0: on request. */
  cost: number
  picture?: Partial<Picture>
  /** In place of class title and text. */
  name?: string
}

/** The material of a product, which decides its texts. */
export type Material =
  | 'chemical'
  | 'fixing'
  | 'insulation'
  | 'lining'
  | 'masonry'
  | 'metal'
  | 'plumbing'
  | 'sheet'
  | 'timber'
  | 'tool'
