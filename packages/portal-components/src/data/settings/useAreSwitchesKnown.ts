import { entriesQuery, settingsQuery } from './settings'
import { usePortal } from '../../context/PortalContext'
import { usePortalQuery } from '../../context/queries'

/**
 * Returns whether the merchant's settings, and the entries that switch routes off, have been read. Use it for anything
 * that appears only when switched on, to avoid a flash. If either cannot be read, nothing is switched off.
 */
export function useAreSwitchesKnown() {
  const { client, session } = usePortal()
  const enabled = session.status === 'signedIn'
  const { isFetched: areSettingsKnown } = usePortalQuery({ ...settingsQuery(client), enabled })
  const { isFetched } = usePortalQuery({ ...entriesQuery(client, 'topbuttonbar'), enabled })
  return { areSettingsKnown, arePlacesKnown: areSettingsKnown && isFetched }
}
