/** Pieces of one length. */
export interface TallyLength {
  /** Integer thousandths of the product's unit: millimetres where the unit is the metre. */
  length: number
  /** Whole pieces. */
  quantity: number
}
