import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const priceBook = {
  name: 'PriceBook',
  summary: 'The customer’s price list as files, to request and to download',
  element: 'price-book',
  routes: [
    {
      path: '/pricebook',
      about: 'the price book',
      entry: 'price book',
      settings: ['hasPriceBook'],
      goesByPriceBook: true,
      menu: 'account',
      label: 'priceBook',
    },
  ],
  docs: {
    calls: ['getPriceBookInfo', 'getWidgetConfiguration', 'isPriceBookEnabled'],
    anatomy: 'Settings, history, Request',
    keyboard: keysOf.table,
    do: 'Link to it from the account.',
    dont: 'Use it as a product list.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
