import { defineMessages, plural } from './defineMessages'

/** A range of products by size. */
export const sizeGridMessages = /* @__PURE__ */ defineMessages('sizeGrid', {
  size: 'Size',
  plain: 'Plain',
  hint: 'Press a price to fill in lengths or a quantity.',
  treatments: 'Treatment or grade',
  othersTitle: 'Other products of this range',
  noProduct: 'Not stocked',
  filled: (count: number) => `${count} filled`,
  sizes: 'Sizes',
  pieces: 'Pieces',
  piecesShort: (count: string) => `${count} pc`,
  length: 'Length',
  clear: 'Clear',
  close: (name: string) => `Close ${name}`,
  addToCart: 'Add to Cart',
  adding: (done: string, all: string) => `Adding ${done} of ${all}`,
  added: (count: number) => `${plural(count, 'size', 'sizes')} added to your cart`,
  failed: (count: number) => `${plural(count, 'size wasn’t', 'sizes weren’t')} added. See below.`,
})
