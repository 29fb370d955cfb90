import type { WidgetEntry, WidgetSet } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../../portal/PortalContext'
import { entriesQuery } from './settings'

const none: WidgetEntry[] = []

/** The enabled entries of a menu or panel; none until they are known, so that nothing switched off is ever shown. */
export function useEntries(set: WidgetSet): WidgetEntry[] {
  const { client } = usePortal()
  return useQuery(entriesQuery(client, set)).data ?? none
}
