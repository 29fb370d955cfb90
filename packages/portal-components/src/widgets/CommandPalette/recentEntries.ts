import type { ScopedStorage } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import type { PaletteEntry } from './paletteEntries'

const MOST = 5
const stored = v.array(v.object({ to: v.string(), name: v.string(), note: v.string() }))

/**
 * Keeps the last things that a customer went to from the palette, the latest first. Those that cannot be stored are lost
 * quietly; signing out removes all.
 */
export function createRecentEntries({ storage, user }: { storage: ScopedStorage; user: string }) {
  const key = `palette:${encodeURIComponent(user)}`
  const read = (): PaletteEntry[] => {
    try {
      const kept = v.safeParse(stored, JSON.parse(storage.get(key) ?? '[]'))
      return kept.success ? kept.output.slice(0, MOST) : []
    } catch {
      // Another version wrote it differently.
      return []
    }
  }
  return {
    read,
    add: (entry: PaletteEntry) => {
      const others = read().filter(({ to }) => to !== entry.to)
      storage.set(key, JSON.stringify([entry, ...others].slice(0, MOST)))
    },
  }
}
