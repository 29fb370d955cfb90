import type { WidgetDefinition } from '../../WidgetDefinition'

export const cartButton = {
  name: 'CartButton',
  summary: 'The number of lines in the cart and their subtotal, with a link to the cart',
  element: 'cart-button',
  isSmall: true,
  docs: {
    calls: ['createCart', 'getCartContents', 'getWidgetConfiguration'],
    anatomy: 'An icon, the number of lines, the subtotal',
    do: 'Show it on every page that sells.',
    dont: 'Show a second count next to it.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    namesNothing: ['longNames'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition
