import { isRecord, listOf } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import { openStored } from '../../../context/stored/openStored'
import type { StoredOwner } from '../../../context/stored/openStored'
import type { PaletteEntry } from './paletteEntries'

const MOST = 5

/**
 * Keeps the last things that a customer went to from the palette, the latest first: for 90 days, or for as long as the
 * browser's tab where the session is not remembered.
 */
export function createRecentEntries(owner: StoredOwner) {
  const stored = openStored(owner, 'palette', listOf(entry))
  const read = () => (stored.read() ?? []).slice(0, MOST)
  return {
    read,
    add: (added: PaletteEntry) => {
      const others = read().filter(({ to }) => to !== added.to)
      stored.write([added, ...others].slice(0, MOST))
    },
  }
}

const entry: Check<PaletteEntry> = (value) => {
  if (!isRecord(value)) return null
  const { to, name, note } = value
  // An address of the portal, and never one of somebody else's.
  const isEntry = typeof to === 'string' && /^\/(?![/\\])/.test(to)
  return isEntry && typeof name === 'string' && typeof note === 'string' ? { to, name, note } : null
}
