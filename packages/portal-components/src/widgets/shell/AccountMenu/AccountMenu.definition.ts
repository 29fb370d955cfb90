import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { AccountMenuProps } from './AccountMenu'

export const accountMenu = {
  name: 'AccountMenu',
  summary: 'The account’s pages, the merchant’s links and Sign Out',
  docs: {
    calls: ['getWidgetConfiguration', 'isPriceBookEnabled'],
    anatomy: 'A button; the account’s pages, external links, Sign Out',
    keyboard: keysOf.menu,
    do: 'Put it last in the bar.',
    dont: 'Use it on a phone: PhoneMenu has its items.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<AccountMenuProps>
