import { isUnitOfFeet } from '@trade-portal/fluid-sdk'
import { plural, defineMessages } from './defineMessages'

/** Entering lengths. */
export const tallyMessages = /* @__PURE__ */ defineMessages('tally', {
  notByTally: 'This product isn’t ordered by tally.',
  title: 'Tally',
  updateTitle: 'Update Tally',
  length: 'Length',
  pieces: 'Pieces',
  quantity: 'Qty',
  subtotal: 'Total',
  row: (index: number) => `Row ${index}`,
  lengthOf: (index: number) => `Length of row ${index}`,
  quantityOf: (index: number) => `Qty of row ${index}`,
  piecesOf: (length: string) => `Pieces of ${length}`,
  text: 'Type or paste lengths',
  textExample: (unit: string) => (isUnitOfFeet(unit) ? '10/8, 12 @ 16' : '10/2.4, 12 @ 3.6'),
  insertAt: 'Insert @ before a length',
  insertComma: 'Insert a comma before the next pieces',
  lengthsCount: (count: number) => plural(count, 'length', 'lengths'),
  notStocked: (lengths: string[]) =>
    lengths.length === 1
      ? `${lengths[0]} isn’t a stocked length.`
      : `${lengths.join(', ')} aren’t stocked lengths.`,
  notRead: {
    form: (texts: string[], unit: string) =>
      `Write ${texts.join(', ')} as pieces and length, like ${isUnitOfFeet(unit) ? '10/8' : '10/2.4'}.`,
    pieces: (texts: string[], unit: string) =>
      `Put whole pieces first in ${texts.join(', ')}, like ${isUnitOfFeet(unit) ? '10/8' : '10/2.4'}.`,
    length: (texts: string[], unit: string) => `Enter a length in ${unit} above 0 in ${texts.join(', ')}.`,
  },
  amount: (tax: string) => `Amount ${tax}`,
  piecesAt: (quantity: string, length: string) => `${quantity} @ ${length}`,
  piecesCount: (count: number) => plural(count, 'piece', 'pieces'),
  lengthIn: (unit: string) => `Length (${unit})`,
  totalIn: (unit: string) => `Total (${unit})`,
  lengthRejected: (text: string) => `“${text}” isn’t a length, so we’ve set it to 0.`,
  piecesRejected: (text: string) => `“${text}” isn’t a whole number, so we’ve set it to 0.`,
  lengthMissing: 'Enter the length, or delete the row.',
  piecesMissing: 'Enter how many pieces, or delete the row.',
  deleteRow: (index: number) => `Delete row ${index}`,
  addLine: 'Add new line',
  addToCart: 'Add to Cart',
  update: 'Update Tally',
  begun: 'You started these lengths earlier. Your cart has different ones.',
  startOver: 'Show what’s in your cart',
  blocked: 'Enter at least one piece.',
  tooMuch: 'This is more than you can order at once. Check the lengths and pieces.',
})
