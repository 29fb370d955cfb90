import { useEntries } from '../../../data/settings/useEntries'
import { isSwitchedOff } from '../../../places/placeRules'
import type { PortalPath } from '../../../context/portalPaths'
import { usePortal } from '../../../context/PortalContext'

/** Tells of any place whether the host has it and the settings allow it. Use it where keys lead to places. */
export function useHasPlaces() {
  const { places, settings } = usePortal()
  const entries = useEntries('topbuttonbar')
  return (to: PortalPath) => (!places || places.includes(to)) && !isSwitchedOff(to, { settings, entries })
}
