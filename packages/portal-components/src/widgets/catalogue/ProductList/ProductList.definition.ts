import type { WidgetDefinition } from '../../WidgetDefinition'
import { searchParam } from '../../docTexts.ts'
import type { ProductListProps } from './ProductList'

export const productList = {
  name: 'ProductList',
  summary: 'Products of a category, a type or a class, or found by a search, with the customer’s prices',
  element: 'product-list',
  params: {
    search: searchParam,
    page: { kind: 'number', about: 'The page, from 1. Left out, the element keeps it itself.' },
  },
  attributes: {
    category: 'The category’s id, such as `TIMBER`. Without it the element searches the whole catalogue.',
    type: 'The type’s id, such as `Structural Pine`',
    'class-id': 'The class’s id',
  },
  routes: [
    {
      path: '/products/:category/:type/*?',
      about: 'the products of a type, or of a class that follows as a further segment',
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
    do: 'Give it a place of the catalogue or a search.',
    dont: 'Give it less than 320 px.',
  },
  example: { place: { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' } },
} as const satisfies WidgetDefinition<ProductListProps>
