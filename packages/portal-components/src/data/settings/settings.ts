import type { FluidClient, WidgetSet } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Reads the merchant's settings. */
export const settingsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: ['fluid', 'settings'],
    queryFn: ({ signal }) => client.settings.read({ signal }),
  })

/** Lists the enabled entries of one of the merchant's menus or panels. */
export const entriesQuery = (client: FluidClient, set: WidgetSet) =>
  queryOptions({
    queryKey: ['fluid', 'entries', set],
    queryFn: ({ signal }) => client.settings.listEntries(set, { signal }),
  })
