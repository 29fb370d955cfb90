import type { WidgetDefinition } from '../../WidgetDefinition'

export const helpfulLinks = {
  name: 'HelpfulLinks',
  summary: 'The merchant’s links',
  element: 'links',
  routes: [{ path: '/links', about: 'the merchant’s links', bottomLink: 'handy links' }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A card for each link',
    do: 'Keep it to a screen of links.',
    dont: 'Use it for places of the portal.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
