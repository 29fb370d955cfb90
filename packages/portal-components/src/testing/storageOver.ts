import type { ScopedStorage } from '@trade-portal/fluid-sdk'

/** Keeps texts in a map that a test can look into, and hand to a second page. */
export function storageOver(kept: Map<string, string>): ScopedStorage {
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    names: (prefix) => [...kept.keys()].filter((name) => name.startsWith(prefix)),
  }
}
