import type { PortalEvent, PortalEventType } from '../context/portalEvents'

const types: readonly PortalEventType[] = ['cart:change', 'order:placed', 'session:change', 'error']

/** Returns whether an event belongs to the client, which all elements of a portal share. */
export function isOfClient({ type }: PortalEvent): boolean {
  return types.includes(type)
}
