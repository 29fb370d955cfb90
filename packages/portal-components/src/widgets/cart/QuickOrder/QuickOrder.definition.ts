import type { WidgetDefinition } from '../../WidgetDefinition'

export const quickOrder = {
  name: 'QuickOrder',
  summary: 'A pad for product numbers and quantities, typed, pasted or from a file',
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
    anatomy: 'A field for lines, typed, pasted or from a file; each line with its product; Add',
    keyboard: 'Enter starts a new line.',
    do: 'Offer it to customers who order by product number.',
    dont: 'Reject a whole list for one wrong line. Customers can fix it.',
  },
  absences: {
    saysByLine: ['loading', 'refused', 'offline', 'slow'],
    showsTypedFigures: ['hugeNumbers'],
  },
} as const satisfies WidgetDefinition
