import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { ProductsMenuProps } from './ProductsMenu'

export const productsMenu = {
  name: 'ProductsMenu',
  summary: 'The categories, types and classes as menus, in the masthead’s colours',
  element: 'products-menu',
  isSmall: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A button; categories, types and classes',
    keyboard: keysOf.menu,
    do: 'Put it first in the bar.',
    dont: 'Use it on a phone: PhoneMenu has the levels.',
  },
  absences: {
    staysAway: ['loading', 'refused', 'offline', 'slow'],
    isLeftOut: ['empty'],
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForCustomers: ['signedOut'],
  },
} as const satisfies WidgetDefinition<ProductsMenuProps>
