import { useIsSwitchedOff, usePortal } from '@trade-portal/portal-components'

/**
 * Tells whether the merchant has a catalogue to browse and to search. Use it on its pages: their addresses outlive the
 * menu.
 */
export function useHasProducts(): boolean {
  const { settings } = usePortal()
  const isSwitchedOff = useIsSwitchedOff('products')
  return settings.hasProducts && !isSwitchedOff
}
