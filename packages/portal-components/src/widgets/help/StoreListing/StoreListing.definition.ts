import type { WidgetDefinition } from '../../WidgetDefinition'
import { searchParam } from '../../docTexts.ts'
import type { StoreListingProps } from './StoreListing'

export const storeListing = {
  name: 'StoreListing',
  summary: 'The merchant’s stores',
  element: 'stores',
  params: {
    search: searchParam,
  },
  routes: [{ path: '/stores', about: 'the merchant’s stores', bottomLink: 'store listing' }],
  docs: {
    calls: ['getWebBranches', 'getWidgetConfiguration'],
    anatomy: 'A card for each store: where, a number to call, a map',
    do: 'Search it where there are more than ten.',
    dont: 'Load maps before they are asked for.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<StoreListingProps>
