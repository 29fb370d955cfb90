import type { Product } from '@trade-portal/fluid-sdk'

/** A product in the generated lists. */
export interface Good {
  sku: string
  unit: string
  /** In thousandths of the unit; `null` if it is counted in pieces. */
  lengths: readonly number[] | null
}

const pieces = (sku: string, unit = 'ea'): Good => ({ sku, unit, lengths: null })

/** Products for generated lists. Some SKUs are figures, as at many merchants. */
export const goods: readonly Good[] = [
  pieces('FN-5028B', 'box'),
  pieces('FN-3028B', 'box'),
  pieces('FN-CLOUT', 'box'),
  pieces('HL-ENT1'),
  pieces('SP-1712'),
  pieces('FB-M10100'),
  pieces('WALLWRAP', 'roll'),
  pieces('CONRS20', 'bag'),
  pieces('90210'),
  pieces('1004578'),
  { sku: 'TF-9045P', unit: 'm', lengths: [2400, 3600, 4800, 5400] },
  { sku: 'TF-9035P', unit: 'm', lengths: [2400, 3000, 6000] },
  { sku: 'DF2X4', unit: 'ft', lengths: [8000, 8500, 10_000, 12_000, 16_000] },
]

export const toProduct = ({ sku, unit, lengths }: Good): Product => ({
  id: sku,
  name: sku,
  description: '',
  image: null,
  gallery: [],
  datasheet: null,
  retailPrice: null,
  tradePrice: null,
  customerPrice: null,
  units: [unit],
  isTally: lengths !== null,
})
