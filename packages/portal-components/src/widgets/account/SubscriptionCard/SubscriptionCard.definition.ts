import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'

export const subscriptionCard = {
  name: 'SubscriptionCard',
  summary: 'A placeholder for subscriptions, which do not exist yet',
  routes: [{ path: '/subscription', about: 'subscriptions; no menu leads here', isUnlinked: true }],
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A heading, a sentence, a button that does nothing yet',
    do: 'Leave it out until a subscription exists.',
    dont: 'Promise features that do not exist.',
  },
  absences: {
    readsSession: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
