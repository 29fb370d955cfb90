import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const registrationForm = {
  name: 'RegistrationForm',
  summary: 'A form to request access to an account',
  element: 'register',
  routes: [
    {
      path: '/register',
      about: 'registration, for visitors',
      isForVisitors: true,
      pageAttribute: 'href-register',
    },
  ],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Details from a statement, the person, Send',
    keyboard: keysOf.form,
    do: 'Link to it beside SignInForm.',
    dont: 'Ask for details that are missing on a statement.',
  },
  absences: {
    isForm: ['loading', 'empty', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
