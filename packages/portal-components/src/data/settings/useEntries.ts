import type { WidgetEntry, WidgetSet } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { entriesQuery } from './settings'
import { useRead } from '../useRead'

const none: WidgetEntry[] = []

/** The enabled entries of a menu or panel; none until they are known, so that nothing switched off is ever shown. */
export function useEntries(set: WidgetSet): WidgetEntry[] {
  const { client } = usePortal()
  return useRead(entriesQuery(client, set)).data ?? none
}
