import type { WidgetDefinition } from '../../WidgetDefinition'
import type { CartReviewProps } from './CartReview'

export const cartReview = {
  name: 'CartReview',
  summary: 'The lines of the cart, to change, remove and take to the checkout',
  element: 'cart-review',
  routes: [{ path: '/cart', about: 'the cart', settings: ['hasCart'], pageAttribute: 'href-cart' }],
  docs: {
    calls: ['createCart', 'getCartContents', 'getWidgetConfiguration'],
    anatomy: 'The lines with their steppers, notes on what changed, the summary beside or below',
    keyboard: 'Arrow up and down on a stepper change by one, Page up and down by ten.',
    do: 'Lead from it to CheckoutForm.',
    dont: 'Ask again before a line is removed: it can be undone.',
  },
} as const satisfies WidgetDefinition<CartReviewProps>
