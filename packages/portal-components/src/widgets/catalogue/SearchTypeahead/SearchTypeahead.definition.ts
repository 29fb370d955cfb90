import type { WidgetDefinition } from '../../WidgetDefinition'
import type { SearchTypeaheadProps } from './SearchTypeahead'

export const searchTypeahead = {
  name: 'SearchTypeahead',
  summary: 'A search field for the whole catalogue, with suggestions',
  element: 'search',
  isSmall: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A field; suggestions with pictures and prices; See all results',
    keyboard: 'Arrows highlight, Enter opens, Escape closes and then clears.',
    do: 'Make it wide enough for twenty characters.',
    dont: 'Put a second search beside it.',
  },
  absences: {
    keepsResults: ['slow'],
    showsTypedFigures: ['hugeNumbers'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<SearchTypeaheadProps>
