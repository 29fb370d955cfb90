import type { WidgetDefinition } from '../../WidgetDefinition'

export const customLists = {
  name: 'CustomLists',
  summary: 'The customer’s lists and the merchant’s',
  element: 'custom-lists',
  routes: [
    {
      path: '/custom-lists',
      about: 'the lists',
      entry: 'custom lists',
      menu: 'bar',
      label: 'customLists',
      pageAttribute: 'href-lists',
    },
  ],
  docs: {
    calls: ['createCart', 'getCartContents', 'getCustomLists', 'getWidgetConfiguration'],
    anatomy: 'The customer’s lists and the merchant’s, a card each',
    do: 'Show both kinds of lists when there are both.',
    dont: 'Hide it while there are no lists. It explains how to save one.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
