import type { WidgetDefinition } from '../../WidgetDefinition'
import { reading } from '../../absences.ts'
import type { UpdateBannerProps } from './UpdateBanner'

export const updateBanner = {
  name: 'UpdateBanner',
  summary: 'An offer to load a new version of the portal',
  isOfHost: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'A sentence and Refresh to Update',
    do: 'Put it above the page.',
    dont: 'Reload during an order: it waits.',
  },
  absences: {
    givenAll: reading,
    namesNothing: ['longNames'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
    isForAll: ['signedOut'],
  },
  example: { onActivate: () => Promise.resolve(), onReload: () => undefined },
} as const satisfies WidgetDefinition<UpdateBannerProps>
