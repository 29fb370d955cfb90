import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { CheckoutFormProps } from './CheckoutForm'

export const checkoutForm = {
  name: 'CheckoutForm',
  summary: 'The form that makes an order or a quote of the cart',
  element: 'checkout-form',
  routes: [
    {
      path: '/checkout',
      about: 'the order',
      isOwnPage: true,
      settings: ['hasCart'],
      pageAttribute: 'href-checkout',
    },
  ],
  docs: {
    calls: [
      'createCart',
      'getCartContents',
      'getListDespatchMethod',
      'getOrderBranches',
      'getState',
      'getVehicleTypes',
      'getWidgetConfiguration',
    ],
    anatomy: 'How, where and when; contact; notes; the summary with Confirm Order and Create Quote',
    keyboard: keysOf.form,
    do: 'Give it the whole width of a page.',
    dont: 'Leave its page by script while an order is being placed.',
  },
} as const satisfies WidgetDefinition<CheckoutFormProps>
