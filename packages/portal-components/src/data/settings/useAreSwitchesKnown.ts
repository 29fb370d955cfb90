import { entriesQuery, settingsQuery } from './settings'
import { usePortal } from '../../context/PortalContext'
import { usePortalQuery } from '../../context/queries'

/**
 * Returns whether the merchant's settings, and the entries that switch places off, have been asked for and answered. Use
 * it for what is shown only where it is switched on, so that nobody sees it come and go. Where either cannot be read,
 * nothing is switched off.
 */
export function useAreSwitchesKnown() {
  const { client, session } = usePortal()
  const enabled = session.status === 'signedIn'
  const { isFetched: areSettingsKnown } = usePortalQuery({ ...settingsQuery(client), enabled })
  const { isFetched } = usePortalQuery({ ...entriesQuery(client, 'topbuttonbar'), enabled })
  return { areSettingsKnown, arePlacesKnown: areSettingsKnown && isFetched }
}
