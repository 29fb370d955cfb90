import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { CustomListProps } from './CustomList'

export const customList = {
  name: 'CustomList',
  summary: 'One list and its products, to copy into the cart',
  element: 'custom-list',
  params: {
    listId: { kind: 'text', attribute: 'list', about: 'The list’s id. `cartSessionId`', isRequired: true },
  },
  routes: [{ path: '/custom-lists/:list', about: 'one list' }],
  docs: {
    calls: ['getCustomLists', 'getWidgetConfiguration'],
    anatomy: 'The list’s name, its products with quantities and tallies, Copy List to Cart',
    keyboard: keysOf.table,
    do: 'Link to it from CustomLists.',
    dont: 'Copy it into a filled cart without asking. The widget asks first.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
  example: { listId: '1' },
} as const satisfies WidgetDefinition<CustomListProps>
