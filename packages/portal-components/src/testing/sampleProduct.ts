import type { Product } from '@trade-portal/fluid-sdk'

/** Returns a product as a listing has it, with no more than its texts, its price and its unit. */
export const sampleProduct = ({
  unit = 'ea',
  ...texts
}: Pick<Product, 'id' | 'name' | 'customerPrice'> & { unit?: string }): Product => ({
  description: '',
  image: null,
  gallery: [],
  datasheet: null,
  retailPrice: null,
  tradePrice: null,
  units: [unit],
  isTally: false,
  ...texts,
})
