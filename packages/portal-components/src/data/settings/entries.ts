import type { WidgetEntry, WidgetSet } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { entriesQuery, settingsQuery } from './settings'
import { useRead } from '../useRead'
import { usePortalQuery } from '../../context/queries'

const none: WidgetEntry[] = []

/** Returns the enabled entries of a menu or panel, none until they are known: a disabled one never flashes. */
export function useEntries(set: WidgetSet): WidgetEntry[] {
  const { client } = usePortal()
  return useRead(entriesQuery(client, set)).data ?? none
}

/**
 * Returns whether the merchant's settings, and the entries that switch routes off, have been read. Use it for anything
 * that appears only when switched on, to avoid a flash. If either cannot be read, nothing is switched off.
 */
export function useAreSwitchesKnown() {
  const { client, session } = usePortal()
  const enabled = session.status === 'signedIn'
  const { isFetched: areSettingsKnown } = usePortalQuery({ ...settingsQuery(client), enabled })
  const { isFetched } = usePortalQuery({ ...entriesQuery(client, 'topbuttonbar'), enabled })
  return { areSettingsKnown, areRoutesKnown: areSettingsKnown && isFetched }
}
