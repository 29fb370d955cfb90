import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { PhoneMenuProps } from './PhoneMenu'

export const phoneMenu = {
  name: 'PhoneMenu',
  summary: 'All menus of a portal in one, for narrow screens',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A slide-in dialog with one level at a time, Back and Sign Out',
    keyboard: keysOf.modal,
    do: 'Use it in place of ProductsMenu and AccountMenu on narrow screens.',
    dont: 'Show it beside them.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<PhoneMenuProps>
