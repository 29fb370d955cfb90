import { plural } from '../plural'
import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** Places in the catalog. */
export const catalogue = {
  root: 'Products',
  browseCategories: 'Browse Categories',
  browseCategory: 'BROWSE CATEGORY',
  filterSubcategories: 'FILTER SUBCATEGORIES',
  all: (type: string) => `All ${type}`,
  empty: 'There are no products here yet.',
  notInCatalogue: (name: string) => `“${name}” is not in the catalog.`,
  notInCatalogueHint: 'It may have another name now. Search for it, or browse all products.',
  typeCount: (count: number) => plural(count, 'type', 'types'),
  classCount: (count: number) => plural(count, 'line', 'lines'),
  breadcrumb: 'Breadcrumb',
  showAllTypes: (count: number) => `Show all ${count}`,
}

/** Listings. */
export const products = ({ tax }: Region) => ({
  rowEnd: 'More',
  view: 'View',
  list: 'List',
  grid: 'Grid',
  seePrices: 'See Prices',
  noMatches: 'No matching records.',
  noMatchesHint: 'Try fewer words, a size such as 2x4, or the product’s code.',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  firstPage: 'Go to page 1',
  picture: 'Picture',
  product: 'Product',
  sku: 'SKU',
  retail: 'Retail',
  trade: 'Trade',
  customer: 'Your price',
  per: (unit: string) => `per ${unit}`,
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  increase: (name: string) => `One more ${name}`,
  decrease: (name: string) => `One less ${name}`,
  add: 'Add',
  addToCart: 'Add to cart',
  tally: 'Tally',
  tallyOf: (name: string) => `Enter a tally of ${name}`,
  addOf: (name: string) => `Add ${name} to the cart`,
  details: (name: string) => `Details of ${name}`,
  invalidQuantity: 'Enter a whole number above 0',
  searchRequired: 'Please enter search term(s)',
  searchFailed: 'Unable to send request',
  searchTitle: 'Search',
  searchNote:
    'Not all products are drawn at once: find yours with the search above, not with your browser’s.',
  searchIn: (title: string) => `Search in ${title}`,
  count: (count: number) => plural(count, 'product', 'products'),
  resultsOf: (term: string) => `Results for “${term}”`,
  pricesIncludeTax: `Prices include ${inSentence(tax)}`,
  pricesExcludeTax: `Prices exclude ${inSentence(tax)}`,
  inCart: (amount: string) => `${amount} in cart`,
  addMore: 'Add more',
  compact: 'Compact',
  back: (place: string) => `Back to ${place}`,
  includingTax: `inc ${inSentence(tax)}`,
  excludingTax: `ex ${inSentence(tax)}`,
})

/** Words of the product modal. */
export const productModal = {
  retailPrice: 'Retail price',
  tradePrice: 'Trade price',
  customerPrice: 'Your price',
  unit: 'Unit of measure',
  viewDatasheet: 'View Datasheet',
  features: 'Features & Benefits',
  information: 'Product Information',
  gallery: 'Pictures',
  picture: (index: number, count: number) => `Picture ${index} of ${count}`,
  notFound: 'This product is not in the catalog.',
  partlyRead: 'Not everything about this product could be loaded.',
}

/** Entering lengths. */
export const tally = {
  notByTally: 'This product is not ordered by a tally.',
  title: 'Tally',
  updateTitle: 'Update Tally',
  length: 'Length',
  pieces: 'Pieces',
  quantity: 'Qty',
  subtotal: 'Total',
  total: 'Total',
  totalQuantity: 'Total Qty',
  row: (index: number) => `Row ${index}`,
  lengthOf: (index: number) => `Length of row ${index}`,
  quantityOf: (index: number) => `Qty of row ${index}`,
  piecesOf: (length: string) => `Pieces of ${length}`,
  text: 'Type or paste lengths',
  textExample: (unit: string) => (unit === 'ft' ? '10/8, 12 @ 16' : '10/2.4, 12 @ 3.6'),
  insertAt: 'Insert @, which stands before a length',
  insertComma: 'Insert a comma, which stands before the next pieces',
  lengthsCount: (count: number) => plural(count, 'length', 'lengths'),
  notStocked: (lengths: string[]) =>
    lengths.length === 1
      ? `${lengths[0]} is not a stocked length.`
      : `${lengths.join(', ')} are not stocked lengths.`,
  notRead: {
    form: (texts: string[], unit: string) =>
      `Write ${texts.join(', ')} as pieces and length, such as ${unit === 'ft' ? '10/8' : '10/2.4'}.`,
    pieces: (texts: string[], unit: string) =>
      `Write whole pieces first in ${texts.join(', ')}, such as ${unit === 'ft' ? '10/8' : '10/2.4'}.`,
    length: (texts: string[], unit: string) => `Write a length in ${unit} above 0 in ${texts.join(', ')}.`,
  },
  amount: (tax: string) => `Amount ${tax}`,
  piecesAt: (quantity: string, length: string) => `${quantity} @ ${length}`,
  piecesCount: (count: number) => plural(count, 'piece', 'pieces'),
  lengthIn: (unit: string) => `Length (${unit})`,
  totalIn: (unit: string) => `Total (${unit})`,
  lengthRejected: (text: string) => `“${text}” is not a length, so 0 was put in its place.`,
  piecesRejected: (text: string) => `“${text}” is not a whole number, so 0 was put in its place.`,
  lengthMissing: 'Enter the length, or delete the row.',
  piecesMissing: 'Enter how many pieces, or delete the row.',
  deleteRow: (index: number) => `Delete row ${index}`,
  addLine: 'Add new line',
  addToCart: 'Add to Cart',
  update: 'Update Tally',
  begun: 'This is what you started earlier. The cart holds something else.',
  startOver: 'Show what the cart holds',
  blocked: 'Enter at least one piece.',
  tooMuch: 'This is more than can be ordered at once. Check lengths and pieces.',
}
