import type { WidgetDefinition } from '../../WidgetDefinition'
import { searchParam } from '../../docTexts.ts'
import type { ProductListProps } from './ProductList'

export const productList = {
  name: 'ProductList',
  summary: 'Products of a category, type, class or search, with the customer’s prices',
  element: 'product-list',
  params: {
    search: searchParam,
    page: { kind: 'number', about: 'The page, from 1. If omitted, the element manages it.' },
  },
  attributes: {
    category: 'The category’s id, such as `TIMBER`. Default: a search of the whole catalogue.',
    type: 'The type’s id, such as `Structural Pine`',
    'class-id': 'The class’s id',
  },
  routes: [
    {
      path: '/products/:category/:type/*?',
      about: 'the products of a type, or of a class in a further segment',
      isOwnPage: true,
    },
    {
      path: '/search',
      about: 'the results of a search, `?value=…`',
      isOwnPage: true,
      entry: 'products',
      settings: ['hasProducts'],
      pageAttribute: 'href-search',
    },
  ],
  docs: {
    calls: [
      'createCart',
      'getCartContents',
      'getProductCategories',
      'getProductMenu',
      'getWidgetConfiguration',
    ],
    anatomy:
      'Heading, tools (prices, list or grid), filters beside; rows with stepper or tally and Add; pages below',
    keyboard: 'Arrow up and down on a stepper change by one; Enter adds.',
    do: 'Give it a category with a type, or a search.',
    dont: 'Make it narrower than 320 px.',
  },
  example: { cataloguePath: { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' } },
} as const satisfies WidgetDefinition<ProductListProps>
