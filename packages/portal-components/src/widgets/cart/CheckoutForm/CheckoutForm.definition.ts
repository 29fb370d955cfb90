import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { CheckoutFormProps } from './CheckoutForm'

export const checkoutForm = {
  name: 'CheckoutForm',
  summary: 'The form that turns the cart into an order or a quote',
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
    anatomy: 'Despatch, address and date; contact; notes; the summary with Confirm Order and Create Quote',
    keyboard: keysOf.form,
    do: 'Give it the full width of a page.',
    dont: 'Navigate away by script while an order is being placed.',
  },
} as const satisfies WidgetDefinition<CheckoutFormProps>
