import type { WidgetDefinition } from '../../WidgetDefinition'

export const helpfulLinks = {
  name: 'HelpfulLinks',
  summary: 'The merchant’s links',
  element: 'links',
  routes: [{ path: '/links', about: 'the merchant’s links', bottomLink: 'handy links' }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A card for each link',
    do: 'Keep the links to one screen.',
    dont: 'Use it for pages of the portal.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
