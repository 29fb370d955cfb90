import type { WidgetDefinition } from '../../WidgetDefinition'

export const quickOrder = {
  name: 'QuickOrder',
  summary: 'A pad that takes product numbers and quantities, typed, pasted or as a file',
  element: 'quick-order',
  routes: [
    {
      path: '/quick-order',
      about: 'the quick-order pad',
      entry: 'products',
      settings: ['hasCart', 'hasProducts'],
      menu: 'bar',
      label: 'quickOrder',
      pageAttribute: 'href-quick-order',
    },
  ],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A field for lines, typed, pasted or a file; each line with what was found; Add',
    keyboard: 'Enter begins the next line.',
    do: 'Offer it to those who order by number.',
    dont: 'Reject a whole list for one line: it can be mended.',
  },
  absences: {
    saysByLine: ['loading', 'refused', 'offline', 'slow'],
    showsTypedFigures: ['hugeNumbers'],
  },
} as const satisfies WidgetDefinition
