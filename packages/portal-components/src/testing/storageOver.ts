import type { StoringClient } from '../context/stored/openStored'

/** Creates a storage over a map, which a test can inspect and pass to a second page. */
export function storageOver(kept: Map<string, string>): StoringClient['storage'] {
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    names: (prefix) => [...kept.keys()].filter((name) => name.startsWith(prefix)),
  }
}

/** Creates a client with storages over maps, by default for a remembered session. */
export function clientOver(
  kept: Map<string, string>,
  { ofTab = new Map<string, string>(), lasting = new Map<string, string>(), isRemembered = true } = {},
): StoringClient {
  return {
    storage: storageOver(kept),
    lastingStorage: storageOver(lasting),
    tabStorage: storageOver(ofTab),
    deviceStorage: storageOver(new Map()),
    session: { current: () => ({ username: 'builder', isRemembered }) },
  }
}
