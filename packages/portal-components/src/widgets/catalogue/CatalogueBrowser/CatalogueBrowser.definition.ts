import type { WidgetDefinition } from '../../WidgetDefinition'
import type { CatalogueBrowserProps } from './CatalogueBrowser'

export const catalogueBrowser = {
  name: 'CatalogueBrowser',
  summary: 'The categories, or the types of one',
  element: 'catalogue',
  attributes: {
    category: 'The category’s id. Without it all categories are shown.',
  },
  routes: [
    {
      path: '/products/:category?',
      about: 'the categories, and the types of one',
      isOwnPage: true,
      entry: 'products',
      settings: ['hasProducts'],
      pageAttribute: 'href-products',
    },
  ],
  docs: {
    calls: ['getProductMenu', 'getWidgetConfiguration'],
    anatomy: 'A heading, a card for each category or type',
    do: 'Begin a visit with it where customers look around.',
    dont: 'Put it above the list of products that it leads to.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<CatalogueBrowserProps>
