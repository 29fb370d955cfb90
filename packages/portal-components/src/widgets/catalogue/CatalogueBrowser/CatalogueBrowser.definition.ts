import type { WidgetDefinition } from '../../WidgetDefinition'
import type { CatalogueBrowserProps } from './CatalogueBrowser'

export const catalogueBrowser = {
  name: 'CatalogueBrowser',
  summary: 'The categories, or the types of one category',
  element: 'catalogue',
  attributes: {
    category: 'The category’s id. Default: all categories.',
  },
  routes: [
    {
      path: '/products/:category?',
      about: 'the categories, or the types of one',
      isOwnPage: true,
      entry: 'products',
      settings: ['hasProducts'],
      pageAttribute: 'href-products',
    },
  ],
  docs: {
    calls: ['getProductMenu', 'getWidgetConfiguration'],
    anatomy: 'A heading, a card for each category or type',
    do: 'Start with it where customers browse.',
    dont: 'Put it above the product list that it links to.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<CatalogueBrowserProps>
