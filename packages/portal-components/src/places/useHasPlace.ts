import { usePortal } from '../context/PortalContext'
import { useIsSwitchedOff } from './useIsSwitchedOff'

/**
 * Tells whether the host has the place at a path such as `/invoices` and the merchant has not switched it off. Use it for
 * what is a link only where it leads somewhere.
 */
export function useHasPlace(path: string): boolean {
  const { places } = usePortal()
  const isSwitchedOff = useIsSwitchedOff(path)
  return !isSwitchedOff && (!places || places.includes(path))
}
