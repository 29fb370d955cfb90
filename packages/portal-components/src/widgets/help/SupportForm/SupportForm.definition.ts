import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const supportForm = {
  name: 'SupportForm',
  summary: 'A message to the merchant’s support',
  element: 'support',
  routes: [{ path: '/support', about: 'a message to the merchant', bottomLink: 'support email' }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'What it is about, a message, Send',
    keyboard: keysOf.form,
    do: 'Lead to it from each failure.',
    dont: 'Ask for what the portal knows.',
  },
  absences: {
    isForm: ['loading', 'empty', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
