import type { WidgetEntry, WidgetSet } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { entriesQuery } from './settings'
import { useRead } from '../useRead'

const none: WidgetEntry[] = []

/**
 * Returns the enabled entries of a menu or panel; none until they are known, so that a disabled entry is never shown.
 */
export function useEntries(set: WidgetSet): WidgetEntry[] {
  const { client } = usePortal()
  return useRead(entriesQuery(client, set)).data ?? none
}
