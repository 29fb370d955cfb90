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
    anatomy: 'A card for each store with its address, phone number and map',
    do: 'Use `search` to link to the stores of a region.',
    dont: 'Load maps before a customer opens them.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<StoreListingProps>
