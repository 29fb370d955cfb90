/** Keys that widgets of a kind have in common. */
export const keysOf = {
  table:
    'Tab goes from row to row, Enter opens one. In a portal’s shell J and K go to the next row and the one before, X selects.',
  menu: 'Arrow keys move inside a menu and into its levels, Escape closes it and gives the focus back.',
  modal: 'Escape closes it; the focus stays inside and returns to what opened it.',
  form: 'Enter in a field sends the form. Sent with mistakes, the focus goes to the first field that is wrong.',
} as const

/** Params that several widgets have. */
export const searchParam = {
  kind: 'typed',
  about: 'The text that is searched for. Left out, the element keeps it itself.',
} as const
export const sortParam = {
  kind: 'text',
  about:
    'The order: `amount` sorts upwards by that column, `-amount` downwards. Left out, the element keeps it itself.',
} as const
export const openProduct = {
  kind: 'text',
  attribute: 'product',
  about: 'The product’s id. `productID`',
  isRequired: true,
} as const
