import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const supportForm = {
  name: 'SupportForm',
  summary: 'A message to the merchant’s support',
  element: 'support',
  routes: [{ path: '/support', about: 'a message to the merchant', bottomLink: 'support email' }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A subject, a message, Send',
    keyboard: keysOf.form,
    do: 'Link to it from error messages.',
    dont: 'Ask for details that the portal already has.',
  },
  absences: {
    isForm: ['loading', 'empty', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
