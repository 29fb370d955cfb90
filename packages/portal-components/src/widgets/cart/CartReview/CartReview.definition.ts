import type { WidgetDefinition } from '../../WidgetDefinition'
import type { CartReviewProps } from './CartReview'

export const cartReview = {
  name: 'CartReview',
  summary: 'The lines of the cart, to change, remove and take to the checkout',
  element: 'cart-review',
  routes: [{ path: '/cart', about: 'the cart', settings: ['hasCart'], pageAttribute: 'href-cart' }],
  docs: {
    calls: ['createCart', 'getCartContents', 'getWidgetConfiguration'],
    anatomy: 'The lines with steppers, notes on changes, and the summary beside or below',
    keyboard: 'Arrow up and down on a stepper change by one, Page up and down by ten.',
    do: 'Link from it to CheckoutForm.',
    dont: 'Ask before a line is removed. Customers can undo it.',
  },
} as const satisfies WidgetDefinition<CartReviewProps>
