import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import { keysOf } from '../../docTexts.ts'

export const contactForm = {
  name: 'ContactForm',
  summary: 'A message to the account’s representative',
  element: 'contact',
  routes: [
    {
      path: '/contact-a-representative',
      about: 'the account’s representative',
      bottomLink: 'accountcontact',
    },
  ],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'The recipient, a message, Send',
    keyboard: keysOf.form,
    do: 'Use it for questions to the account’s representative.',
    dont: 'Use it for faults of the portal. SupportForm is for those.',
  },
  absences: {
    readsSession: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
