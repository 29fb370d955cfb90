/** Keys shared by widgets of a kind. */
export const keysOf = {
  table:
    'Tab goes from row to row, Enter opens one. In a portal’s shell J and K go to the next and the previous row, X selects.',
  menu: 'Arrow keys move inside a menu and into its levels, Escape closes it and returns the focus.',
  modal: 'Escape closes it; the focus stays inside and returns to what opened it.',
  form: 'Enter in a field sends the form. If there are mistakes, the focus goes to the first invalid field.',
} as const

/** Params shared by several widgets. */
export const searchParam = {
  kind: 'typed',
  about: 'The search text. Default: the element keeps it itself.',
} as const
export const sortParam = {
  kind: 'text',
  about:
    'The order: `amount` sorts upwards by that column, `-amount` downwards. Default: the element keeps it itself.',
} as const
export const openProduct = {
  kind: 'text',
  attribute: 'product',
  about: 'The product’s id. `productID`',
  isRequired: true,
} as const
