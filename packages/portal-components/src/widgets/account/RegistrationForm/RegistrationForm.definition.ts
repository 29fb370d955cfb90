import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const registrationForm = {
  name: 'RegistrationForm',
  summary: 'The form by which a visitor asks for access to an account',
  element: 'register',
  routes: [
    {
      path: '/register',
      about: 'becoming a customer, for visitors',
      isForVisitors: true,
      pageAttribute: 'href-register',
    },
  ],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'What a statement tells, who asks, Send',
    keyboard: keysOf.form,
    do: 'Link it beside SignInForm.',
    dont: 'Ask for more than a statement holds.',
  },
  absences: {
    isForm: ['loading', 'empty', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
