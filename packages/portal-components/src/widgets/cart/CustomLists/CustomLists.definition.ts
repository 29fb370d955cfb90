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
    do: 'Give both kinds where there are both.',
    dont: 'Hide it where there is none yet: it says how to make one.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
