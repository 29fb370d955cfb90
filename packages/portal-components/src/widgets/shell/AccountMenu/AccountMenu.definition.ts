import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { AccountMenuProps } from './AccountMenu'

export const accountMenu = {
  name: 'AccountMenu',
  summary: 'The account’s pages, the merchant’s links and Sign Out',
  docs: {
    calls: ['getWidgetConfiguration', 'isPriceBookEnabled'],
    anatomy: 'A button with the customer’s name; places, external links, Sign Out',
    keyboard: keysOf.menu,
    do: 'Put it last in the bar.',
    dont: 'Use it without a way to Sign Out elsewhere on a phone: PhoneMenu has one.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<AccountMenuProps>
