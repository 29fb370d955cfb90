import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { SignInFormProps } from './SignInForm'

export const signInForm = {
  name: 'SignInForm',
  summary: 'The form that signs a customer in',
  element: 'sign-in',
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Username, Password, Remember Me, Sign In',
    keyboard: keysOf.form,
    do: 'Let password managers fill it.',
    dont: 'Open it over a public page.',
  },
  absences: {
    isForm: ['loading', 'empty', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<SignInFormProps>
